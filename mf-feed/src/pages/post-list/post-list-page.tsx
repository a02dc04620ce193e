import { useSession } from '@social/session';
import { Button, type EmptyStateProps } from '@social/ui';
import { Link } from '@social/ui/router';
import { useReadAgain } from '../../features/read-feed/use-read-again';
import type { FeedScope } from '../../lib/feed-scope';
import { PostList } from '../parts/post-list';

const emptyTexts = {
  person: { title: 'No posts yet', detail: 'What they post, and you may see, will appear here.' },
  page: { title: 'No posts yet', detail: 'What this page posts will appear here.' },
  group: { title: 'No posts yet', detail: 'What the members of this group post, and you may see, will appear here.' },
};

const ownEmptyState: EmptyStateProps = {
  title: 'You have not posted yet',
  detail: 'What you post will appear here.',
  action: (
    <Button component={Link} to="/" variant="outlined">
      Write a post
    </Button>
  ),
};

/** Shows the posts of a person, page or group inside another remote's screen. */
export function PostListPage({ of, revision }: { of: Extract<FeedScope, { id: string }>; revision: number }) {
  const userId = useSession((session) => session.userId);
  useReadAgain(userId, of, revision);
  const isOwn = of.kind === 'person' && of.id === userId;
  const empty = isOwn ? ownEmptyState : emptyTexts[of.kind];
  return <PostList key={`${of.kind} ${of.id}`} of={of} empty={empty} failedTitle="The posts could not be loaded" />;
}
