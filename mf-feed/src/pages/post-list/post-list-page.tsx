import type { FeedOf } from '../../lib/feed-of';
import { PostList } from '../parts/post-list';

const emptyWords = {
  person: { title: 'No posts yet', detail: 'What they post, and you may see, will appear here.' },
  page: { title: 'No posts yet', detail: 'What this page posts will appear here.' },
};

/** The posts of one person or page, inside somebody else's page. */
export function PostListPage({ of }: { of: Extract<FeedOf, { id: string }> }) {
  return <PostList key={`${of.kind} ${of.id}`} of={of} empty={emptyWords[of.kind]} failedTitle="The posts could not be loaded" />;
}
