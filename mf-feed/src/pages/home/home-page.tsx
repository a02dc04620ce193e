import { apiClient, useSession } from '@social/session';
import { styled, Typography } from '@social/ui';
import { labelOf } from '../../features/filter-posts/post-filters';
import { PostFilterBar } from '../../features/filter-posts/post-filter-bar';
import { usePostFilter } from '../../features/filter-posts/use-post-filter';
import { LikeButton } from '../../features/like-post/like-button';
import { Feed } from '../../features/read-feed/feed';
import { useFeed } from '../../features/read-feed/use-feed';
import { PostCard } from '../../features/read-post/post-card';
import { SaveButton } from '../../features/save-post/save-button';

/** Home: what the people one follows have posted, newest first. */
export function HomePage() {
  const userId = useSession((session) => session.userId);
  const { postType, choose } = usePostFilter();
  const feed = useFeed({ client: apiClient, userId, postType });

  return (
    <Column>
      <Typography variant="h1">Feed</Typography>
      <PostFilterBar postType={postType} onChoose={choose} />
      <Feed
        key={postType}
        state={feed}
        empty={postType ? emptyFilter(labelOf(postType)) : emptyFeed}
        renderPost={(post, position) => (
          <PostCard post={post} position={position} reaction={<LikeButton post={post} />} keeping={<SaveButton post={post} />} />
        )}
      />
    </Column>
  );
}

const emptyFeed = { title: 'No posts yet', detail: 'What you and the people you follow post will appear here.' };

function emptyFilter(label: string) {
  return {
    title: 'No posts of this kind',
    detail: `Nobody has posted anything under ${label} yet. Choose ${label} again to see all posts.`,
  };
}

// A line of text reads best at this width, however wide the screen is.
const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  maxWidth: 640,
  margin: '0 auto',
  paddingBottom: theme.spacing(6),
}));
