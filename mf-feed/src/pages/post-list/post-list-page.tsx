import { useSession } from '@social/session';
import { useReadAgain } from '../../features/read-feed/use-read-again';
import type { FeedOf } from '../../lib/feed-of';
import { PostList } from '../parts/post-list';

const emptyWords = {
  person: { title: 'No posts yet', detail: 'What they post, and you may see, will appear here.' },
  page: { title: 'No posts yet', detail: 'What this page posts will appear here.' },
};

/** The posts of one person or page, inside somebody else's page. */
export function PostListPage({ of, revision }: { of: Extract<FeedOf, { id: string }>; revision: number }) {
  const userId = useSession((session) => session.userId);
  useReadAgain(userId, of, revision);
  return <PostList key={`${of.kind} ${of.id}`} of={of} empty={emptyWords[of.kind]} failedTitle="The posts could not be loaded" />;
}
