import type { MessageId, PersonId, StoryId } from '@social/api';
import {
  epochSeconds,
  flag,
  id,
  idOrNull,
  mediaUrl,
  object,
  objectOrNull,
  plainText,
  text,
  toPlainText,
  type Decoded,
} from '@social/api/wire';
import { linkPreview, type LinkPreview } from '../posts/link-preview';
import { withItems } from '../unreadable-items';
import { personSummary, type PersonSummary } from '../people/person';
import { messageReactions, type MessageReactions } from './message-reactions';
import { readMessageText } from './message-text';

const kinds = ['text', 'image', 'video', 'audio', 'file', 'sticker', 'gif', 'contact'] as const;

/** The kinds of messages. A kind of the provider that is not listed is `other`. */
export type MessageKind = (typeof kinds)[number] | 'other';

export type Message = {
  id: MessageId;
  authorId: PersonId | null;
  /** null where the provider omits the author; between two people `isMine` decides. */
  author: PersonSummary | null;
  text: string;
  kind: MessageKind;
  mediaUrl: string | null;
  fileName: string;
  sentAt: Date | null;
  isMine: boolean;
  /** null until it was read. Only in direct conversations. */
  readAt: Date | null;
  replyTo: { id: MessageId; text: string } | null;
  /** The story that it replies to. null for none. Without a picture once the story has expired. */
  story: { id: StoryId; thumbnailUrl: string | null } | null;
  /** The page behind its first link; null also where the host has no previews. */
  link: LinkPreview | null;
  /** It came from another conversation. */
  isForwarded: boolean;
  /** True if its author has changed it. False if the provider does not say. */
  isEdited: boolean;
  reactions: MessageReactions;
  /** True if it is pinned for all participants. */
  isPinned: boolean;
  /** Deleted by its author; a placeholder stays. */
  isDeleted: boolean;
  /** The sender's idempotency key, by which it recognises its own message; '' for none. */
  hashId: string;
};

const textFields = { id: id<MessageId>(), text, or_text: text, orginal_text: text, time: text };

export const wireMessage = object({
  ...textFields,
  from_id: idOrNull<PersonId>(),
  messageUser: objectOrNull(personSummary),
  user_data: objectOrNull(personSummary),
  media: mediaUrl,
  stickers: mediaUrl,
  mediaFileName: plainText,
  seen: epochSeconds,
  type: text,
  type_two: text,
  position: text,
  onwer: flag,
  reply: objectOrNull(object(textFields)),
  message_hash_id: text,
  story_id: idOrNull<StoryId>(),
  story: objectOrNull(object({ thumbnail: mediaUrl })),
  link_preview: objectOrNull(linkPreview),
  forward: flag,
  is_edited: flag,
  reaction: messageReactions,
  pin: flag,
  deleted_one: flag,
  deleted_two: flag,
});

/** Maps a wire message and decrypts its text. */
export async function toMessage(wire: Decoded<typeof wireMessage>): Promise<Message> {
  return {
    id: wire.id,
    authorId: wire.from_id,
    author: wire.messageUser ?? wire.user_data,
    text: await readText(wire),
    kind: readKind(wire),
    mediaUrl: wire.media ?? wire.stickers,
    fileName: wire.mediaFileName,
    sentAt: epochSeconds.parse(wire.time),
    isMine: wire.onwer || wire.position === 'right',
    readAt: wire.seen,
    replyTo: wire.reply && { id: wire.reply.id, text: await readText(wire.reply) },
    story: wire.story_id && { id: wire.story_id, thumbnailUrl: wire.story?.thumbnail ?? null },
    link: wire.link_preview,
    isForwarded: wire.forward,
    isEdited: wire.is_edited,
    reactions: wire.reaction,
    isPinned: wire.pin,
    isDeleted: wire.deleted_one || wire.deleted_two,
    hashId: wire.message_hash_id,
  };
}

/** Maps and sorts a page, which comes in either order: oldest first, by numeric id. */
export async function toMessages(wires: Decoded<typeof wireMessage>[]): Promise<Message[]> {
  const messages = await Promise.all(wires.map(toMessage));
  return withItems(
    wires,
    messages.toSorted((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1)),
  );
}

/** Reads the kind of a message. Some calls put a side before it: `right_image`. */
export function readKind(wire: { type: string; type_two: string }): MessageKind {
  const type = wire.type.replace(/^(left|right)_/, '') || wire.type_two;
  return kinds.find((kind) => kind === type) ?? (type === '' ? 'text' : 'other');
}

async function readText(wire: { text: string; or_text: string; orginal_text: string; time: string }): Promise<string> {
  const open = wire.or_text || wire.orginal_text;
  return open ? toPlainText(open) : readMessageText(wire.text, wire.time);
}
