import { encodePlainText } from '../../lib/rich-text';
import { clockText, epoch, flag, text } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentLinkPreview } from '../links/link-previews.presenter';
import { presentUser } from '../members/members.presenter';
import { NO_REACTIONS } from '../reactions/reactions.repository';
import type { StoryRow } from '../stories/stories.repository';
import type { ParticipantRow } from './chats.repository';
import type { AuthoredMessage, FullMessage } from './threads.service';

/** The conversation of a message, from the point of view of one participant. */
export type MessageContext = { viewerId: number; participants: ParticipantRow[]; isGroup: boolean };

/** Presents the story that a message replies to. */
function presentQuotedStory({ id, memberId, title, kind, path, thumbnailPath, expiresAt }: StoryRow, wire: WireContext) {
  const thumbnail = wire.mediaUrl(kind === 'video' ? thumbnailPath : path);
  return { id: text(id), user_id: text(memberId), title, thumbnail, expire: epoch(expiresAt) };
}

export type WireMessage = ReturnType<typeof presentOwnMessage> & { reply: WireMessage | [] };

/** Presents a message in the contract's form. A missing object is an empty array, as recorded. */
export function presentMessage(full: AuthoredMessage & Partial<FullMessage>, context: MessageContext, wire: WireContext): WireMessage {
  return { ...presentOwnMessage(full, context, wire), reply: full.reply ? presentMessage(full.reply, context, wire) : [] };
}

/** Presents a message without the message that it answers. */
function presentOwnMessage(full: AuthoredMessage & Partial<FullMessage>, context: MessageContext, wire: WireContext) {
  const { message, author, story, link = null, reactions = NO_REACTIONS } = full;
  const { viewerId, participants, isGroup } = context;
  const isOwn = message.authorId === viewerId;
  const others = participants.filter(({ memberId }) => memberId !== message.authorId);
  const reader = others.find(({ readUpToId }) => readUpToId >= message.id);
  const user = author ? presentUser(author, wire) : [];
  const position = isOwn ? 'right' : 'left';
  return {
    id: text(message.id),
    from_id: text(message.authorId),
    to_id: isGroup ? '0' : text(others[0]?.memberId ?? 0),
    group_id: isGroup ? text(message.conversationId) : '0',
    page_id: '0',
    text: encodePlainText(message.text),
    or_text: '',
    media: wire.mediaUrl(message.mediaPath),
    mediaFileName: message.mediaFileName,
    mediaFileNames: '',
    time: epoch(message.createdAt),
    seen: reader?.readAt ? epoch(reader.readAt) : '0',
    deleted_one: '0',
    deleted_two: '0',
    type_two: message.kind === 'contact' || message.kind === 'audio' ? message.kind : '',
    stickers: message.kind === 'sticker' || message.kind === 'gif' ? message.mediaFileName : '',
    reply_id: text(message.replyToId ?? 0),
    story_id: text(message.storyId ?? 0),
    forward: flag(message.isForwarded),
    is_edited: flag(message.editedAt !== null),
    product_id: '0',
    ...(isGroup ? { user_data: user } : { messageUser: user }),
    reaction: presentReactions(reactions.counts, reactions.mine),
    pin: message.pinnedAt ? 'yes' : 'no',
    fav: 'no',
    story: story ? presentQuotedStory(story, wire) : [],
    // A field that is not in the contract.
    link_preview: presentLinkPreview(link, wire),
    product: [],
    onwer: Number(isOwn),
    time_text: clockText(message.createdAt, wire.now()),
    position,
    type: `${position}_${message.kind}`,
    file_size: 0,
    message_hash_id: message.hashId ?? '',
  };
}
