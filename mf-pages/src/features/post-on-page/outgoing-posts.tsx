import type { PageId, PersonId } from '@social/api';
import { useOutboxItems } from '@social/data';
import { OutgoingItems } from '@social/ui';
import { getPagePostOutbox } from './page-post-outbox';

export type OutgoingPostsProps = { userId: PersonId; pageId: PageId; onEdit: (postId: string) => void };

/** Lists the posts on a page that wait for a connection, or failed when they were sent by themselves. */
export function OutgoingPosts({ userId, pageId, onEdit }: OutgoingPostsProps) {
  const outbox = getPagePostOutbox(userId);
  const items = useOutboxItems(outbox)
    .filter(({ payload }) => payload.pageId === pageId)
    .map((item) => ({ ...item, text: item.payload.text || item.files.map(({ name }) => name).join(', ') }));

  return <OutgoingItems items={items} onRetry={outbox.retry} onDelete={outbox.remove} onEdit={onEdit} />;
}
