import type { Cursor } from '../../lib/cursor';
import { extractMentions } from '../../lib/rich-text';
import type { ActivityService } from '../activities/activities.service';
import type { NotificationService } from '../general/notifications.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import type { PostRow } from '../posts/posts.repository';
import type { PostService } from '../posts/posts.service';
import { CommentNotFoundError, CommentsClosedError, EmptyCommentError, NotYourCommentError } from './comments.errors';
import type { CommentReactions, CommentRepository, CommentRow } from './comments.repository';

export type FullComment = {
  comment: CommentRow;
  author: MemberRow;
  reactions: CommentReactions;
  replies: number;
  postAuthorId: number;
  mentioned: ReadonlyMap<string, number>;
};
type Dependencies = {
  comments: CommentRepository;
  posts: PostService;
  members: MemberRepository;
  activities: ActivityService;
  notifications: NotificationService;
  now: () => Date;
};
export type CommentService = ReturnType<typeof createCommentService>;

const MOST_MENTIONS = 20;

export function createCommentService({ comments, posts, members, activities, notifications, now }: Dependencies) {
  async function assemble(rows: CommentRow[], post: PostRow, viewerId: number): Promise<FullComment[]> {
    const ids = rows.map(({ id }) => id);
    const [people, reactions, replies, mentioned] = await Promise.all([
      members.findByIds(rows.map(({ authorId }) => authorId)),
      comments.findReactions(ids, viewerId),
      comments.countReplies(ids),
      members.findUsernames([...new Set(rows.flatMap(({ text }) => extractMentions(text)))]),
    ]);
    return rows.flatMap((comment) => {
      const author = people.get(comment.authorId);
      const given = reactions.get(comment.id) ?? { counts: new Map(), mine: null };
      return author
        ? { comment, author, reactions: given, replies: replies.get(comment.id) ?? 0, postAuthorId: post.authorId, mentioned }
        : [];
    });
  }

  /** A comment on a post that the member may see. */
  async function find(commentId: number, memberId: number): Promise<{ comment: CommentRow; post: PostRow }> {
    const comment = await comments.find(commentId);
    if (!comment) throw new CommentNotFoundError();
    return { comment, post: await posts.findVisible(comment.postId, memberId) };
  }

  async function store(
    memberId: number,
    post: PostRow,
    parent: CommentRow | null,
    text: string,
    imagePath: string | null,
  ): Promise<FullComment> {
    if (!post.takesComments) throw new CommentsClosedError();
    if (!text.trim() && !imagePath) throw new EmptyCommentError();
    const comment = await comments.add({
      postId: post.id,
      parentId: parent?.id ?? null,
      authorId: memberId,
      text: text.trim(),
      imagePath,
      createdAt: now(),
    });
    await activities.record({ memberId, kind: 'comment', postId: post.id, commentId: comment.id });
    const about = { notifierId: memberId, postId: post.id, commentId: comment.id };
    await notifications.send({ ...about, type: 'comment', recipientId: post.authorId });
    if (parent && parent.authorId !== post.authorId)
      await notifications.send({ ...about, type: 'comment_reply', recipientId: parent.authorId });
    await tellMentioned(comment, new Set([post.authorId, parent?.authorId]));
    const [full] = await assemble([comment], post, memberId);
    if (!full) throw new CommentNotFoundError();
    return full;
  }

  /** Those who hear of the comment anyway are not told twice. */
  async function tellMentioned(comment: CommentRow, told: ReadonlySet<number | undefined>): Promise<void> {
    const mentioned = await members.findUsernames(extractMentions(comment.text).slice(0, MOST_MENTIONS));
    const about = { notifierId: comment.authorId, postId: comment.postId, commentId: comment.id };
    for (const recipientId of mentioned.values()) {
      if (!told.has(recipientId)) await notifications.send({ ...about, type: 'comment_mention', recipientId });
    }
  }

  return {
    /** Passes where the member may see the comment. @throws {CommentNotFoundError | PostNotFoundError} */
    find,

    /** Newest first. @throws {PostNotFoundError} */
    async list(postId: number, viewerId: number, cursor: Cursor): Promise<FullComment[]> {
      const post = await posts.findVisible(postId, viewerId);
      return assemble(await comments.listOfPost(postId, viewerId, cursor), post, viewerId);
    },

    /** Oldest first. @throws {CommentNotFoundError | PostNotFoundError} */
    async listReplies(commentId: number, viewerId: number, cursor: Cursor): Promise<FullComment[]> {
      const { post } = await find(commentId, viewerId);
      return assemble(await comments.listReplies(commentId, viewerId, cursor), post, viewerId);
    },

    countOf: (postId: number) => comments.countOf(postId),

    /** @throws {PostNotFoundError | CommentsClosedError | EmptyCommentError} */
    async add(
      memberId: number,
      { postId, text, imagePath = null }: { postId: number; text: string; imagePath?: string | null },
    ): Promise<FullComment> {
      return store(memberId, await posts.findVisible(postId, memberId), null, text, imagePath);
    },

    /** Replies to a comment; a reply to a reply stands under the same comment. @throws as `add`, and {CommentNotFoundError} */
    async reply(memberId: number, commentId: number, text: string, imagePath: string | null = null): Promise<FullComment> {
      const { comment, post } = await find(commentId, memberId);
      const parent = comment.parentId ? ((await comments.find(comment.parentId)) ?? comment) : comment;
      return store(memberId, post, parent, text, imagePath);
    },

    /** @throws {CommentNotFoundError | NotYourCommentError | EmptyCommentError} */
    async edit(commentId: number, memberId: number, text: string): Promise<void> {
      const { comment } = await find(commentId, memberId);
      if (comment.authorId !== memberId) throw new NotYourCommentError();
      if (!text.trim() && !comment.imagePath) throw new EmptyCommentError();
      await comments.edit(commentId, text.trim(), now());
    },

    /** Its author and the author of the post may. Replies go with it. @throws {CommentNotFoundError | NotYourCommentError} */
    async remove(commentId: number, memberId: number): Promise<void> {
      const { comment, post } = await find(commentId, memberId);
      if (comment.authorId !== memberId && post.authorId !== memberId) throw new NotYourCommentError();
      await comments.remove(commentId);
    },

    /** Gives a reaction (1 to 6), or takes the same one back: a toggle. @throws {CommentNotFoundError} */
    async toggleReaction(commentId: number, memberId: number, reaction: number): Promise<boolean> {
      const { comment, post } = await find(commentId, memberId);
      const { isSet, isFirst } = await comments.toggleReaction(commentId, memberId, reaction, now());
      if (isSet && isFirst)
        await notifications.send({
          type: 'liked_comment',
          recipientId: comment.authorId,
          notifierId: memberId,
          postId: post.id,
          commentId,
        });
      return isSet;
    },

    /** @throws {CommentNotFoundError} */
    async removeReaction(commentId: number, memberId: number): Promise<void> {
      await find(commentId, memberId);
      await comments.removeReaction(commentId, memberId);
    },

    /** @throws {CommentNotFoundError} */
    async report(commentId: number, memberId: number): Promise<void> {
      await find(commentId, memberId);
      await comments.report(commentId, memberId);
    },
  };
}
