import type { Post } from '@social/api/posts/post';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { styled, Typography } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FeedChoice } from '../../features/choose-feed/feed-choice';
import { useFeedAuthors } from '../../features/choose-feed/use-feed-authors';
import { FilterHeading } from '../../features/filter-posts/filter-heading';
import { getFilterLabel, type PostFilter } from '../../features/filter-posts/post-filters';
import { PostFilterBar } from '../../features/filter-posts/post-filter-bar';
import { usePostFilter } from '../../features/filter-posts/use-post-filter';
import { showNewPost } from '../../features/read-feed/show-new-post';
import { SuggestionSlot } from '../../features/suggest-people/suggestion-slot';
import { StoryRow } from '../../features/view-stories/story-row';
import { ComposerSlot } from '../../features/write-post/composer-slot';
import { PostList } from '../parts/post-list';
import { NarrowPageColumn } from '@social/ui/layout/narrow-page-column';
import type { FeedAuthors } from '../../lib/feed-kind';
import { toFeedKind } from './to-feed-kind';
import { usePublishedPost } from './use-published-post';

type HomePageProps = {
  /** False where operators have switched the stories off. */
  hasStories: boolean;
};

/** Shows stories, composer, filters and the member's feed. */
export function HomePage({ hasStories }: HomePageProps) {
  const userId = useSession((session) => session.userId);
  const { postType, hashtag, select } = usePostFilter();
  const { authors, select: selectAuthors } = useFeedAuthors();
  const of = toFeedKind({ postType, hashtag }, authors);
  const isFiltered = postType !== null || hashtag !== null;
  const queries = useQueryClient();
  const { announce, dialog } = usePublishedPost(userId);

  function showPublished(post: Post | null, undescribedCount: number) {
    showNewPost(queries, { client: apiClient, userId, of: { kind: 'news', postType: null, authors } }, post);
    void announce(post, undescribedCount);
  }

  return (
    <NarrowPageColumn>
      <Head>
        <Typography variant="h1">{t('Feed')}</Typography>
        {hashtag === null && <FeedChoice authors={authors} onSelect={selectAuthors} />}
      </Head>
      {hasStories && <StoryRow />}
      {userId !== null && <ComposerSlot key={userId} userId={userId} onPublished={showPublished} />}
      {dialog}
      <PostFilterBar postType={postType} onSelect={select} />
      <FilterHeading filter={{ postType, hashtag }} onShowAll={() => select(null)} />
      {/* The list loads its own pages, independently of the parts above. */}
      <PostList
        key={JSON.stringify(of)}
        of={of}
        empty={getEmptyTexts({ postType, hashtag }, authors)}
        canShowNewer
        interlude={isFiltered ? undefined : <SuggestionSlot />}
      />
    </NarrowPageColumn>
  );
}

function getEmptyTexts({ postType, hashtag }: PostFilter, authors: FeedAuthors) {
  if (hashtag !== null)
    return { title: t('No posts with #{hashtag}', { hashtag }), detail: t('There are no posts about it that you can see.') };
  if (postType === null && authors === 'followed')
    return {
      title: t('No posts of people you follow'),
      detail: t('What they post will appear here. Everyone shows all posts that you can see.'),
    };
  if (postType === null) return { title: t('No posts yet'), detail: t('What you and the people you follow post will appear here.') };
  const label = getFilterLabel(postType);
  return {
    title: t('No posts of this kind'),
    detail: t('Nobody has posted anything under {label} yet. Choose {label} again to see all posts.', { label }),
  };
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
}));
