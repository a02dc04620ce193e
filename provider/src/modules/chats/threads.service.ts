import type { IncomingFile } from '../../plugins/form-bodies';
import type { LinkPreview, LinkPreviewRepository } from '../links/link-previews.repository';
import type { LinkPreviewService } from '../links/link-previews.service';
import type { MediaService } from '../media/media.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import { NO_REACTIONS, type ReactionCounts, type ReactionRepository } from '../reactions/reactions.repository';
import type { StoryRepository, StoryRow } from '../stories/stories.repository';
import { EmptyMessageError, MessageNotFoundError } from './chats.errors';
import type { ChatRepository, ParticipantRow } from './chats.repository';
import type { MessageCursor, MessageRepository, MessageRow, NewMessage } from './messages.repository';

/** A message as its author sends it. The same author, conversation and `hashId` identify the same message. */
export type MessageRequest = {
  text: string;
  file: IncomingFile | undefined;
  isVoice: boolean;
  gifUrl: string;
  stickerUrl: string;
  replyToId: number | null;
  storyId: number | null;
  isForwarded: boolean;
  hashId: string | null;
};
type Attachment = Required<Pick<NewMessage, 'kind' | 'mediaPath' | 'mediaFileName'>>;
export type MessageContent = Attachment & Pick<MessageRequest, 'text' | 'replyToId' | 'storyId' | 'isForwarded' | 'hashId'>;
export type AuthoredMessage = { message: MessageRow; author: MemberRow | null };
export type FullMessage = AuthoredMessage & {
  reply: AuthoredMessage | null;
  story: StoryRow | null;
  link: LinkPreview | null;
  reactions: ReactionCounts;
};
type Dependencies = {
  chats: ChatRepository;
  messages: MessageRepository;
  reactions: ReactionRepository;
  members: MemberRepository;
  stories: StoryRepository;
  media: MediaService;
  previews: LinkPreviewRepository;
  links: LinkPreviewService;
  /** Announces a message to the participants after the request has ended. */
  announceLater: MessageRepository['announce'];
  now: () => Date;
};
export type ThreadService = ReturnType<typeof createThreadService>;

/** Reads and writes the messages of a direct or group conversation. The caller has checked that the member participates in it. */
export function createThreadService({
  chats,
  messages,
  reactions,
  members,
  stories,
  media,
  previews,
  links,
  announceLater,
  now,
}: Dependencies) {
  async function assemble(rows: MessageRow[], viewerId: number): Promise<FullMessage[]> {
    const ids = rows.map(({ id }) => id);
    const [replies, quotedStories, linkPreviews, reactionCounts] = await Promise.all([
      messages.findByIds(rows.flatMap(({ replyToId }) => replyToId ?? [])),
      stories.findByIds(
        rows.flatMap(({ storyId }) => storyId ?? []),
        viewerId,
        now(),
      ),
      previews.findByUrls(rows.flatMap(({ linkUrl }) => linkUrl ?? [])),
      reactions.count(ids, viewerId),
    ]);
    const authors = await members.findByIds([...rows, ...replies.values()].map(({ authorId }) => authorId));
    const withAuthor = (message: MessageRow): AuthoredMessage => ({ message, author: authors.get(message.authorId) ?? null });
    return rows.map((message) => {
      const reply = replies.get(message.replyToId ?? 0);
      return {
        ...withAuthor(message),
        reply: reply ? withAuthor(reply) : null,
        story: quotedStories.get(message.storyId ?? 0) ?? null,
        link: linkPreviews.get(message.linkUrl ?? '') ?? null,
        reactions: reactionCounts.get(message.id) ?? NO_REACTIONS,
      };
    });
  }

  async function storeAttachment({ file, isVoice, gifUrl, stickerUrl }: MessageRequest): Promise<Attachment> {
    if (file) {
      const { kind, path, fileName } = await media.store(file, isVoice ? 'audio' : await media.guessType(file));
      return { kind, mediaPath: path, mediaFileName: fileName };
    }
    if (gifUrl) return { kind: 'gif', mediaPath: null, mediaFileName: gifUrl };
    if (stickerUrl) return { kind: 'sticker', mediaPath: null, mediaFileName: stickerUrl };
    return { kind: 'text', mediaPath: null, mediaFileName: '' };
  }

  /** Returns the replied-to id, or null if that message is in another conversation, which must not be quoted. */
  async function checkReply(conversationId: number, replyToId: number | null): Promise<number | null> {
    if (replyToId === null) return null;
    const quoted = (await messages.findByIds([replyToId])).get(replyToId);
    return quoted?.conversationId === conversationId ? replyToId : null;
  }

  /** Returns the id of another participant's story that the message's author can see, or null. */
  async function checkStory(conversationId: number, authorId: number, storyId: number | null): Promise<number | null> {
    if (storyId === null) return null;
    const story = (await stories.findByIds([storyId], authorId, now())).get(storyId);
    const participants = story ? await chats.listParticipants([conversationId]) : [];
    return participants.some(({ memberId }) => memberId === story?.memberId && memberId !== authorId) ? storyId : null;
  }

  async function complete(message: MessageRow, viewerId: number): Promise<FullMessage> {
    const [full] = await assemble([message], viewerId);
    if (!full) throw new MessageNotFoundError();
    return full;
  }

  /** Fetches the preview of a message's link, and notifies the participants when it is stored. */
  function fetchLinkLater(message: MessageRow): void {
    links.fetchLater(message.linkUrl, () => announceLater(message));
  }

  return {
    complete,
    fetchLinkLater,

    /** Finds messages by their text, newest first. */
    async search(
      conversationId: number,
      viewerId: number,
      participants: ParticipantRow[],
      query: string,
      cursor: MessageCursor,
    ): Promise<FullMessage[]> {
      const self = participants.find(({ memberId }) => memberId === viewerId);
      return assemble(await messages.search(conversationId, self?.clearedUpToId ?? 0, query, cursor), viewerId);
    },

    /** Lists a page of messages, oldest first, and marks the conversation as read up to the newest of them. */
    async read(conversationId: number, viewerId: number, participants: ParticipantRow[], cursor: MessageCursor): Promise<FullMessage[]> {
      const self = participants.find(({ memberId }) => memberId === viewerId);
      const rows = await messages.list(conversationId, self?.clearedUpToId ?? 0, cursor);
      const newest = rows.at(-1);
      if (newest) await chats.markRead(conversationId, viewerId, newest.id, now());
      return assemble(rows, viewerId);
    },

    /**
     * Checks a message and stores its file, before anything is written to the database.
     * @throws {EmptyMessageError} if it has no text, file, GIF or sticker.
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError}
     */
    async prepare(request: MessageRequest): Promise<MessageContent> {
      const { text, file, gifUrl, stickerUrl, replyToId, storyId, isForwarded, hashId } = request;
      if (!text.trim() && !file && !gifUrl && !stickerUrl) throw new EmptyMessageError();
      return { ...(await storeAttachment(request)), text, replyToId, storyId, isForwarded, hashId };
    },

    /**
     * Adds a prepared message. A repeated `hashId` returns the stored message. A quote from another conversation, or of a story that is not
     * a participant's, is dropped.
     */
    async add(conversationId: number, authorId: number, content: MessageContent): Promise<FullMessage> {
      const replyToId = await checkReply(conversationId, content.replyToId);
      const storyId = await checkStory(conversationId, authorId, content.storyId);
      const linkUrl = links.findLink(content.text);
      const message = await messages.add({ ...content, conversationId, authorId, replyToId, storyId, linkUrl, createdAt: now() });
      fetchLinkLater(message);
      return complete(message, authorId);
    },
  };
}
