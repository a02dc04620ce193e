import type { Post } from '@social/api/posts/post';
import { apiClient, useSession } from '@social/session';
import { notify, Typography } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { HashtagHeading } from '../../features/filter-posts/hashtag-heading';
import { getFilterLabel, type PostFilter } from '../../features/filter-posts/post-filters';
import { PostFilterBar } from '../../features/filter-posts/post-filter-bar';
import { usePostFilter } from '../../features/filter-posts/use-post-filter';
import { showNewPost } from '../../features/read-feed/show-new-post';
import { SuggestionRow } from '../../features/suggest-people/suggestion-row';
import { StoryRow } from '../../features/view-stories/story-row';
import { ComposerSlot } from '../../features/write-post/composer-slot';
import { PostList } from '../parts/post-list';
import { RegionColumn } from '../parts/region-column';
import { toFeedScope } from './to-feed-scope';

/** Shows stories, composer, filters and the member's feed. */
export function HomePage() {
  const userId = useSession((session) => session.userId);
  const { postType, hashtag, select } = usePostFilter();
  const of = toFeedScope({ postType, hashtag });
  const queries = useQueryClient();

  function showPublished(post: Post | null) {
    showNewPost(queries, { client: apiClient, userId, of: { kind: 'news', postType: null } }, post);
    void notify({ severity: 'success', message: 'Your post is published.' });
  }

  return (
    <RegionColumn>
      <Typography variant="h1">Feed</Typography>
      <StoryRow />
      {userId !== null && <ComposerSlot key={userId} userId={userId} onPublished={showPublished} />}
      <PostFilterBar postType={postType} onSelect={select} />
      {hashtag === null && <SuggestionRow />}
      {hashtag !== null && <HashtagHeading hashtag={hashtag} onShowAll={() => select(null)} />}
      {/* The list loads its own pages, independently of the parts above. */}
      <PostList key={JSON.stringify(of)} of={of} empty={getEmptyTexts({ postType, hashtag })} canShowNewer />
    </RegionColumn>
  );
}

function getEmptyTexts({ postType, hashtag }: PostFilter) {
  if (hashtag !== null) return { title: `No posts with #${hashtag}`, detail: 'Nobody whose posts you can see has written about it.' };
  if (postType === null) return { title: 'No posts yet', detail: 'What you and the people you follow post will appear here.' };
  const label = getFilterLabel(postType);
  return {
    title: 'No posts of this kind',
    detail: `Nobody has posted anything under ${label} yet. Choose ${label} again to see all posts.`,
  };
}
