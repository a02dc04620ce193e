import { epoch, text } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { LiveEvent } from './live.repository';
import type { LogPosition } from './log-reader';

/** Current counts of a post. `hasLinkPreview` is included because a preview can be stored after its post. */
export type PostCounts = { postId: number; reactions: ReadonlyMap<number, number>; comments: number; hasLinkPreview: boolean };

/** Presents an event as ids and flags. Contents are fetched by other calls, which check what the member may see. */
export function presentEvent({ kind, details }: Pick<LiveEvent, 'kind' | 'details'>): string {
  const { userId, groupId, messageId, authorId, readerId, isTyping, seenAt } = details;
  return formatEvent(kind, {
    ...(userId !== undefined && { user_id: text(userId) }),
    ...(groupId !== undefined && { group_id: text(groupId) }),
    ...(messageId !== undefined && { message_id: text(messageId) }),
    ...(authorId !== undefined && { from_id: text(authorId) }),
    ...(readerId !== undefined && { reader_id: text(readerId) }),
    ...(isTyping !== undefined && { typing: Number(isTyping) }),
    ...(seenAt !== undefined && { lastseen: epoch(new Date(seenAt * 1000)) }),
  });
}

/** Presents the counts of a post with the names that posts use. Does not include the viewer's own reaction. */
export function presentCounts({ postId, reactions, comments, hasLinkPreview }: PostCounts) {
  return {
    post_id: text(postId),
    reaction: presentReactions(reactions, null),
    post_comments: text(comments),
    link_preview: Number(hasLinkPreview),
  };
}

/** Formats one server-sent event. */
export function formatEvent(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Formats the position from which the stream can continue. Sent without events, it keeps an idle connection open. */
export function formatPosition({ next, at }: LogPosition): string {
  return `id: ${next}-${at}\n\n`;
}

/** Parses the header `Last-Event-ID`. Returns null if it is invalid. */
export function parsePosition(id: string): LogPosition | null {
  const [, next, at] = /^(\d{1,19})-(\d{1,12})$/.exec(id) ?? [];
  return next !== undefined && at !== undefined ? { next, at: Number(at) } : null;
}
