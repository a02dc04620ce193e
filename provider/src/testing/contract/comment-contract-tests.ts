import type { CommentReference } from '@social/api/comments/comment';
import { createComment } from '@social/api/comments/create-comment';
import { deleteComment } from '@social/api/comments/delete-comment';
import { editComment } from '@social/api/comments/edit-comment';
import { fetchComments } from '@social/api/comments/fetch-comments';
import { fetchReplies } from '@social/api/comments/fetch-replies';
import { reportComment } from '@social/api/comments/report-comment';
import { setCommentLiked } from '@social/api/comments/set-comment-liked';
import { fetchReactors } from '@social/api/posts/fetch-reactors';
import { flag, object, text } from '@social/api/wire';
import { fetchPost } from '@social/api/posts/fetch-post';
import type { ContractTests, TestContext } from './test-context';

/** Publishes a post by Ana, with a comment by Ben and a reply by Ana. */
async function startThread({ ana, ben, post }: TestContext) {
  const postId = await post(ana, 'What do you think?');
  const comment = await createComment(ben.client, { postId }, 'I like it & more');
  const reply = await createComment(ana.client, { commentId: comment.id }, 'Thank you');
  const readComments = () => fetchComments(ana.client, { postId, limit: 10 });
  const readReplies = () => fetchReplies(ana.client, { commentId: comment.id, limit: 10 });
  return { postId, comment, reply, readComments, readReplies };
}

function call({ ben }: TestContext, { id }: CommentReference, type: string, field: 'comment_id' | 'reply_id', reaction?: number) {
  return ben.client.call('comments', { form: { type, [field]: id, reaction }, reply: object({ code: flag, message: text }) });
}

export const commentContractTests: ContractTests = {
  'comments fetch_comments': async (context) => {
    const { comment, postId, readComments } = await startThread(context);
    await expect(readComments()).resolves.toMatchObject([
      { id: comment.id, author: { id: context.ben.id }, plainText: 'I like it & more', replyCount: 1, likeCount: 0, isLiked: false },
    ]);
    await expect(fetchPost(context.ana.client, postId)).resolves.toMatchObject({ commentCount: expect.any(Number) });
    const next = await createComment(context.ana.client, { postId }, 'Later');
    await expect(fetchComments(context.ana.client, { postId, afterCommentId: next.id, limit: 10 })).resolves.toMatchObject([
      { id: comment.id },
    ]);
  },

  'comments fetch_comments_reply': async (context) => {
    const { reply, readReplies } = await startThread(context);
    await expect(readReplies()).resolves.toMatchObject([
      { kind: 'reply', id: reply.id, author: { id: context.ana.id }, plainText: 'Thank you' },
    ]);
  },

  'comments create': async ({ ana, ben, post, picture }) => {
    const postId = await post(ana, 'Show me');
    const image = await picture();
    const form = { type: 'create', post_id: postId, text: '' };
    await ben.client.call('comments', { form, files: { image }, reply: object({}) });
    await expect(fetchComments(ana.client, { postId, limit: 10 })).resolves.toMatchObject([
      { plainText: '', imageUrl: expect.stringMatching(/^http/) },
    ]);
    await expect(createComment(ben.client, { postId }, '')).rejects.toMatchObject({ kind: 'refused' });
  },

  'comments create_reply': async (context) => {
    const { comment, readComments } = await startThread(context);
    await expect(createComment(context.ben.client, { commentId: comment.id }, 'You are welcome')).resolves.toMatchObject({
      kind: 'reply',
      plainText: 'You are welcome',
    });
    await expect(readComments()).resolves.toMatchObject([{ replyCount: 2 }]);
  },

  'comments edit': async (context) => {
    const { comment, readComments } = await startThread(context);
    await expect(editComment(context.ana.client, comment, 'Not mine')).rejects.toMatchObject({ kind: 'refused' });
    await editComment(context.ben.client, comment, 'On second thoughts');
    await expect(readComments()).resolves.toMatchObject([{ plainText: 'On second thoughts' }]);
  },

  'comments edit_reply': async (context) => {
    const { reply, readReplies } = await startThread(context);
    await editComment(context.ana.client, reply, 'Thanks a lot');
    await expect(readReplies()).resolves.toMatchObject([{ plainText: 'Thanks a lot' }]);
  },

  'comments delete': async (context) => {
    const { comment, readComments } = await startThread(context);
    await deleteComment(context.ben.client, comment);
    await expect(readComments()).resolves.toEqual([]);
  },

  'comments delete_reply': async (context) => {
    const { reply, readReplies } = await startThread(context);
    await expect(deleteComment((await context.member()).client, reply)).rejects.toMatchObject({ kind: 'refused' });
    await deleteComment(context.ana.client, reply);
    await expect(readReplies()).resolves.toEqual([]);
  },

  'comments comment_like': async (context) => {
    const { comment, readComments } = await startThread(context);
    await expect(setCommentLiked(context.ana.client, comment, true)).resolves.toBe(true);
    await expect(readComments()).resolves.toMatchObject([{ likeCount: 1, isLiked: true }]);
    await expect(setCommentLiked(context.ana.client, comment, false)).resolves.toBe(false);
    await expect(readComments()).resolves.toMatchObject([{ likeCount: 0, isLiked: false }]);
  },

  'comments reply_like': async (context) => {
    const { reply, readReplies } = await startThread(context);
    await expect(setCommentLiked(context.ana.client, reply, true)).resolves.toBe(true);
    await expect(readReplies()).resolves.toMatchObject([{ likeCount: 1, isLiked: true }]);
  },

  'comments comment_dislike': async (context) => {
    const { comment } = await startThread(context);
    await expect(call(context, comment, 'comment_dislike', 'comment_id')).resolves.toMatchObject({ code: expect.any(Boolean) });
  },

  'comments reply_dislike': async (context) => {
    const { reply } = await startThread(context);
    await expect(call(context, reply, 'reply_dislike', 'reply_id')).resolves.toMatchObject({ code: expect.any(Boolean) });
  },

  'comments reaction_comment': async (context) => {
    const { comment, readComments } = await startThread(context);
    await expect(call(context, comment, 'reaction_comment', 'comment_id', 2)).resolves.toMatchObject({
      message: expect.stringMatching(/\w/),
    });
    await expect(readComments()).resolves.toMatchObject([{ likeCount: 1, isLiked: false }]);
  },

  'comments reaction_reply': async (context) => {
    const { reply, readReplies } = await startThread(context);
    await call(context, reply, 'reaction_reply', 'reply_id', 3);
    await expect(readReplies()).resolves.toMatchObject([{ likeCount: 1 }]);
  },

  'get-reactions comment': async (context) => {
    const { comment } = await startThread(context);
    await call(context, comment, 'reaction_comment', 'comment_id', 2);
    await expect(fetchReactors(context.ana.client, { to: 'comment', id: comment.id }, { limit: 10 })).resolves.toMatchObject({
      love: [{ id: context.ben.id }],
      like: [],
    });
  },

  'get-reactions reply': async (context) => {
    const { reply } = await startThread(context);
    await call(context, reply, 'reaction_reply', 'reply_id', 6);
    await expect(fetchReactors(context.ana.client, { to: 'reply', id: reply.id }, { limit: 10 })).resolves.toMatchObject({
      angry: [{ id: context.ben.id }],
    });
  },

  report_comment: async (context) => {
    const { comment } = await startThread(context);
    await expect(reportComment(context.ana.client, comment.id)).resolves.toBeUndefined();
  },
};
