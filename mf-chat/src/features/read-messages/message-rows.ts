import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { isSameDay, type TimeFormat } from '../../lib/chat-times';
import type { Outgoing } from '../../lib/outbox/outgoing';

/** One line of a talk. */
export type MessageRow =
  | { kind: 'time'; key: string; at: Date }
  | { kind: 'unread'; key: string }
  /** `startsRun`, `endsRun`: the first and the last of several in a row by one author. */
  | { kind: 'message'; key: string; message: Message; startsRun: boolean; endsRun: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing };

/** After a silence of so long a new pill tells the time. */
const PILL_GAP_MS = 60 * 60_000;
/** What one author writes within so long belongs together. */
const RUN_GAP_MS = 5 * 60_000;

export type RowSource = {
  messages: readonly Message[];
  /** The part of them that is shown, from `start` up to `end`. */
  start: number;
  end: number;
  firstUnreadId: MessageId | null;
  outgoing: readonly Outgoing[];
  format: TimeFormat;
};

/** The lines of a part of a talk. What is on its way stands below its newest message. */
export function rowsOf({ messages, start, end, firstUnreadId, outgoing, format }: RowSource): MessageRow[] {
  const rows: MessageRow[] = [];
  // The first that is drawn tells its time, whatever is known above it: it grows shorter only when that is drawn as well, and what is
  // read can stay where it is.
  let hasPill = true;
  for (let at = start; at < end; at++) {
    const message = messages[at];
    if (!message) continue;
    const before = at === start ? undefined : messages[at - 1];
    const next = messages[at + 1];
    const nextHasPill = next !== undefined && needsPill(message, next, format);
    if (hasPill && message.sentAt) rows.push({ kind: 'time', key: `time ${message.id}`, at: message.sentAt });
    if (message.id === firstUnreadId) rows.push({ kind: 'unread', key: 'unread' });
    const startsRun = hasPill || !before || message.id === firstUnreadId || !isOneRun(before, message);
    const endsRun = !next || nextHasPill || next.id === firstUnreadId || !isOneRun(message, next);
    rows.push({ kind: 'message', key: keyOfMessage(message), message, startsRun, endsRun });
    hasPill = nextHasPill;
  }
  if (end < messages.length) return rows;
  const arrived = new Set(messages.slice(-200).map(({ hashId }) => hashId));
  const waiting = outgoing.filter(({ id }) => !arrived.has(id));
  return [...rows, ...waiting.map((one): MessageRow => ({ kind: 'outgoing', key: `hash ${one.id}`, outgoing: one }))];
}

/** A message keeps the row that it had on its way. */
function keyOfMessage({ id, isMine, hashId }: Message): string {
  return isMine && hashId !== '' ? `hash ${hashId}` : id;
}

function needsPill(before: Message, { sentAt }: Message, format: TimeFormat): boolean {
  if (sentAt === null) return false;
  if (before.sentAt === null) return true;
  return sentAt.getTime() - before.sentAt.getTime() >= PILL_GAP_MS || !isSameDay(before.sentAt, sentAt, format);
}

function isOneRun(before: Message, message: Message): boolean {
  const isSameAuthor = before.isMine === message.isMine && before.authorId === message.authorId;
  const gapMs = (message.sentAt?.getTime() ?? 0) - (before.sentAt?.getTime() ?? 0);
  return isSameAuthor && gapMs < RUN_GAP_MS;
}
