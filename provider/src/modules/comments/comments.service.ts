import { trimText } from '@social/text-grammar/trim-text';
import type { Cursor } from '../../lib/cursor';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import type { LiveRepository } from '../live/live.repository';
import type { MediaService } from '../media/media.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import { MAX_NOTIFIED, type MentionFinder } from '../members/mentions';
import type { PostRow } from '../posts/posts.repository';
import type { PostService } from '../posts/posts.service';
import { NO_REACTIONS, type ReactionCounts, type ReactionRepository } from '../reactions/reactions.repository';
import { CommentNotFoundError, CommentsClosedError, EmptyCommentError, NotYourCommentError } from './comments.errors';
import type { CommentRepository, CommentRow } from './comments.repository';

export type FullComment = {
  comment: CommentRow;
  author: MemberRow;
  reactions: ReactionCounts;
  replies: number;
  postAuthorId: number;
  /** Present usernames of mentioned members, by the name in the text. */
  mentioned: ReadonlyMap<string, string>;
};
/** A comment as its author sends it. A picture is in the field `image`. */
export type CommentContent = { text: string; files?: IncomingFile[] };
type Dependencies = {
  comments: CommentRepository;
  reactions: ReactionRepository;
  posts: PostService;
  members: MemberRepository;
  mentions: MentionFinder;
  activities: ActivityService;
  notifications: NotificationService;
  media: MediaService;
  live: Pick<LiveRepository, 'announcePost'>;
  now: () => Date;
};
export type CommentService = ReturnType<typeof createCommentService>;

export function createCommentService({
  comments,
  reactions,
  posts,
  members,
  mentions,
  activities,
  notifications,
  media,
  live,
  now,
}: Dependencies) {
  async function assemble(rows: CommentRow[], post: PostRow, viewerId: number): Promise<FullComment[]> {
    const ids = rows.map(({ id }) => id);
    const [people, reactionCounts, replyCounts, findMentioned] = await Promise.all([
      members.findByIds(rows.map(({ authorId }) => authorId)),
      reactions.count(ids, viewerId),
      comments.countReplies(ids),
      mentions.resolve(rows),
    ]);
    return rows.flatMap((comment) => {
      const author = people.get(comment.authorId);
      if (!author) return [];
      const given = reactionCounts.get(comment.id) ?? NO_REACTIONS;
      const replies = replyCounts.get(comment.id) ?? 0;
      return [{ comment, author, reactions: given, replies, postAuthorId: post.authorId, mentioned: findMentioned(comment) }];
    });
  }

  async function find(commentId: number, memberId: number): Promise<{ comment: CommentRow; post: PostRow }> {
    const comment = await comments.find(commentId);
    if (!comment) throw new CommentNotFoundError();
    return { comment, post: await posts.findVisible(comment.postId, memberId) };
  }

  /** @param answered the comment that the new one replies to, and the reply to it, if any. The first is its parent. */
  async function store(memberId: number, post: PostRow, answered: readonly CommentRow[], content: CommentContent): Promise<FullComment> {
    if (!post.takesComments) throw new CommentsClosedError();
    const text = trimText(content.text);
    const imagePath = await media.storeOptionalImage(content.files ?? [], 'image');
    if (!text && !imagePath) throw new EmptyCommentError();
    const parentId = answered[0]?.id ?? null;
    const found = await mentions.find(text);
    const comment = await comments.add({
      ...{ postId: post.id, parentId, authorId: memberId, text, mentions: found },
      ...{ imagePath, createdAt: now() },
    });
    await live.announcePost(post.id);
    await activities.record({ memberId, kind: 'comment', postId: post.id, commentId: comment.id });
    await notify(comment, post, answered);
    const [full] = await assemble([comment], post, memberId);
    if (!full) throw new CommentNotFoundError();
    return full;
  }

  /** Notifies the authors of the post, of the parent and of the answered reply, and mentioned members. Each is notified once. */
  async function notify(comment: CommentRow, post: PostRow, answered: readonly CommentRow[]): Promise<void> {
    const about = { notifierId: comment.authorId, postId: post.id, commentId: comment.id };
    await notifications.send({ ...about, type: 'comment', recipientId: post.authorId });
    const answeredIds = new Set(answered.map(({ authorId }) => authorId).filter((id) => id !== post.authorId));
    for (const recipientId of answeredIds) await notifications.send({ ...about, type: 'comment_reply', recipientId });
    const mentioned = new Set(Object.values(comment.mentions ?? {}).slice(0, MAX_NOTIFIED));
    const others = [...mentioned].filter((id) => id !== post.authorId && !answeredIds.has(id));
    for (const recipientId of others) await notifications.send({ ...about, type: 'comment_mention', recipientId });
  }

  return {
    /** Finds a comment or reply that the member may see, with its post. @throws {CommentNotFoundError | PostNotFoundError} */
    find,

    /** Lists the comments of a post, newest first. @throws {PostNotFoundError} */
    async list(postId: number, viewerId: number, cursor: Cursor): Promise<FullComment[]> {
      const post = await posts.findVisible(postId, viewerId);
      return assemble(await comments.list(postId, viewerId, cursor), post, viewerId);
    },

    /** Lists the replies to a comment, oldest first. @throws {CommentNotFoundError | PostNotFoundError} */
    async listReplies(commentId: number, viewerId: number, cursor: Cursor): Promise<FullComment[]> {
      const { post } = await find(commentId, viewerId);
      return assemble(await comments.listReplies(commentId, viewerId, cursor), post, viewerId);
    },

    /** Counts the comments and replies of a post. */
    countAll: (postId: number) => comments.countAll(postId),

    /**
     * Adds a comment with an optional picture. Notifies the post's author and the mentioned members, at most 20. Do not repeat it after a
     * lost reply: each call adds a comment.
     * @throws {PostNotFoundError | CommentsClosedError | EmptyCommentError}
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the picture.
     */
    async add(memberId: number, postId: number, content: CommentContent): Promise<FullComment> {
      return store(memberId, await posts.findVisible(postId, memberId), [], content);
    },

    /**
     * Replies to a comment and notifies its author too. A reply to a reply is listed under the same comment, and notifies both authors.
     * @throws {CommentNotFoundError} and as `add`.
     */
    async reply(memberId: number, commentId: number, content: CommentContent): Promise<FullComment> {
      const { comment, post } = await find(commentId, memberId);
      const parent = comment.parentId ? await comments.find(comment.parentId) : null;
      return store(memberId, post, parent ? [parent, comment] : [comment], content);
    },

    /**
     * Replaces the text of the member's own comment, and notifies members that only the new text mentions. Its picture stays. Repeating it
     * changes nothing.
     * @throws {CommentNotFoundError | PostNotFoundError | NotYourCommentError | EmptyCommentError}
     */
    async edit(commentId: number, memberId: number, text: string): Promise<void> {
      const { comment, post } = await find(commentId, memberId);
      if (comment.authorId !== memberId) throw new NotYourCommentError();
      if (!trimText(text) && !comment.imagePath) throw new EmptyCommentError();
      const changed = await mentions.findInChanged(text, comment);
      await comments.edit(commentId, trimText(text), changed.mentions, now());
      const about = { notifierId: memberId, postId: post.id, commentId };
      // The author of the post has been notified of this comment.
      const added = changed.addedIds.filter((id) => id !== post.authorId).slice(0, MAX_NOTIFIED);
      for (const recipientId of added) await notifications.send({ ...about, type: 'comment_mention', recipientId });
    },

    /**
     * Deletes a comment with its replies. Only its author and the author of the post may do this.
     * @throws {CommentNotFoundError | PostNotFoundError | NotYourCommentError}
     */
    async remove(commentId: number, memberId: number): Promise<void> {
      const { comment, post } = await find(commentId, memberId);
      if (comment.authorId !== memberId && post.authorId !== memberId) throw new NotYourCommentError();
      await comments.remove(commentId);
      await live.announcePost(post.id);
    },

    /**
     * Sets a reaction (1 to 6), or removes it if it is already set. Notifies the author of a member's first reaction. Returns true if a
     * reaction is set now.
     * @throws {CommentNotFoundError | PostNotFoundError}
     */
    async toggleReaction(commentId: number, memberId: number, reaction: number): Promise<boolean> {
      const { comment, post } = await find(commentId, memberId);
      const { isSet, isFirst } = await reactions.toggle(commentId, memberId, reaction, now());
      const about = { notifierId: memberId, postId: post.id, commentId };
      if (isFirst) await notifications.send({ ...about, type: 'liked_comment', recipientId: comment.authorId });
      return isSet;
    },

    /** Removes the member's reaction of any kind. Does nothing without one. @throws {CommentNotFoundError | PostNotFoundError} */
    async removeReaction(commentId: number, memberId: number): Promise<void> {
      await find(commentId, memberId);
      await reactions.remove(commentId, memberId);
    },

    /** Reports a comment to the site's operators. Repeating it changes nothing. @throws {CommentNotFoundError | PostNotFoundError} */
    async report(commentId: number, memberId: number): Promise<void> {
      await find(commentId, memberId);
      await comments.report(commentId, memberId);
    },
  };
}
