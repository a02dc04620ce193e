import { useSession } from '@social/session';
import { useReadAgain } from '../../features/read-feed/use-read-again';
import type { FeedScope } from '../../lib/feed-scope';
import { PostList } from '../parts/post-list';

const emptyTexts = {
  person: { title: 'No posts yet', detail: 'What they post, and you may see, will appear here.' },
  page: { title: 'No posts yet', detail: 'What this page posts will appear here.' },
  group: { title: 'No posts yet', detail: 'What the members of this group post, and you may see, will appear here.' },
};

/** Shows the posts of a person, page or group inside another remote's screen. */
export function PostListPage({ of, revision }: { of: Extract<FeedScope, { id: string }>; revision: number }) {
  const userId = useSession((session) => session.userId);
  useReadAgain(userId, of, revision);
  return <PostList key={`${of.kind} ${of.id}`} of={of} empty={emptyTexts[of.kind]} failedTitle="The posts could not be loaded" />;
}
