import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { isSameDay, type TimeFormat } from '../../lib/chat-times';
import type { Outgoing } from '../../lib/outgoing-message';

/** A line in the list of messages. */
export type MessageRow =
  | { kind: 'time'; key: string; at: Date }
  | { kind: 'unread'; key: string }
  /** `startsRun` and `endsRun` mark the first and last of several in a row by one author. */
  | { kind: 'message'; key: string; message: Message; startsRun: boolean; endsRun: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** A pause of this length gets a new time pill. */
const PILL_GAP_MS = 60 * 60_000;
/** Messages of one author within this time form a run. */
const RUN_GAP_MS = 5 * 60_000;

export type RowSource = {
  messages: readonly Message[];
  /** The visible range; `end` is exclusive. */
  start: number;
  end: number;
  firstUnreadId: MessageId | null;
  outgoing: readonly Outgoing[];
  format: TimeFormat;
};

/** Lists the rows of a range of messages. Outgoing ones follow the newest message. */
export function toMessageRows({ messages, start, end, firstUnreadId, outgoing, format }: RowSource): MessageRow[] {
  const rows: MessageRow[] = [];
  // The first rendered message always has a pill. It loses the pill only when the messages above it are rendered, so that
  // `ScrollAnchoring` can compensate for the change.
  let hasPill = true;
  for (let index = start; index < end; index++) {
    const message = messages[index];
    if (!message) continue;
    const before = index === start ? undefined : messages[index - 1];
    const next = messages[index + 1];
    const nextHasPill = next !== undefined && needsPill(message, next, format);
    if (hasPill && message.sentAt) rows.push({ kind: 'time', key: `time ${message.id}`, at: message.sentAt });
    if (message.id === firstUnreadId) rows.push({ kind: 'unread', key: 'unread' });
    const startsRun = hasPill || !before || message.id === firstUnreadId || !isSameRun(before, message);
    const endsRun = !next || nextHasPill || next.id === firstUnreadId || !isSameRun(message, next);
    rows.push({ kind: 'message', key: getRowKey(message), message, startsRun, endsRun });
    hasPill = nextHasPill;
  }
  if (end < messages.length) return rows;
  const arrived = new Set(messages.slice(-200).map(({ hashId }) => hashId));
  for (const message of outgoing) {
    if (!arrived.has(message.id)) rows.push({ kind: 'outgoing', key: `hash ${message.id}`, outgoing: message });
  }
  return rows;
}

/** A sent message has the same key as while it was outgoing. */
function getRowKey({ id, isMine, hashId }: Message): string {
  return isMine && hashId !== '' ? `hash ${hashId}` : id;
}

function needsPill(before: Message, { sentAt }: Message, format: TimeFormat): boolean {
  if (sentAt === null) return false;
  if (before.sentAt === null) return true;
  return sentAt.getTime() - before.sentAt.getTime() >= PILL_GAP_MS || !isSameDay(before.sentAt, sentAt, format);
}

function isSameRun(before: Message, message: Message): boolean {
  const isSameAuthor = before.isMine === message.isMine && before.authorId === message.authorId;
  const gapMs = (message.sentAt?.getTime() ?? 0) - (before.sentAt?.getTime() ?? 0);
  return isSameAuthor && gapMs < RUN_GAP_MS;
}
