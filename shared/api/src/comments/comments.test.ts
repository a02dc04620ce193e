import type { CommentId, PostId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { createComment } from './create-comment';
import { deleteComment } from './delete-comment';
import { editComment } from './edit-comment';
import { fetchComments } from './fetch-comments';
import { fetchReplies } from './fetch-replies';
import { setCommentLiked } from './set-comment-liked';

const postId = '145' as PostId;
const commentId = '9' as CommentId;

/** A comment as a current host sends one, with its misspelled fields. */
const wireComment = {
  id: '9',
  post_id: '145',
  text: 'Yes &amp; <b>no</b>',
  Orginaltext: 'Yes &amp; no',
  c_file: '',
  time: '1590676368',
  publisher: wirePerson,
  comment_likes: '2',
  is_comment_liked: true,
  replies: '3',
};

test("comments have their author, their text and the reader's like", async () => {
  const { client, requests } = fakeClient(ok({ data: [wireComment] }));

  const [comment] = await fetchComments(client, { postId, limit: 50 }, { now: () => 7 });

  expect(comment).toMatchObject({
    kind: 'comment',
    id: '9',
    author: { id: '2', name: 'Asha Rao' },
    html: 'Yes &amp; <b>no</b>',
    plainText: 'Yes & no',
    imageUrl: null,
    createdAt: new Date('2020-05-28T14:32:48Z'),
    likeCount: 2,
    isLiked: true,
    replyCount: 3,
    readAt: 7,
  });
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ type: 'fetch_comments', post_id: '145', limit: '50' });
});

test.each([[''], [[]], [null]])('a post without comments, written as %j, has none', async (data) => {
  await expect(fetchComments(fakeClient(ok({ data })).client, { postId, limit: 50 })).resolves.toEqual([]);
});

test('decodes a comment of a deleted author, with the counts under their other names', async () => {
  const odd = { id: 9, text: null, publisher: [], replies: [], replies_count: 4, is_comment_liked: null };

  const [comment] = await fetchComments(fakeClient(ok({ data: [odd, { text: 'without an id' }] })).client, { postId, limit: 50 });

  expect(comment).toMatchObject({ id: '9', author: null, plainText: '', replyCount: 4, isLiked: null, createdAt: null });
});

test('replies are fetched by their comment and have their kind', async () => {
  const { client, requests } = fakeClient(ok({ data: [wireComment] }));

  await expect(fetchReplies(client, { commentId, afterReplyId: '4' as CommentId, limit: 20 })).resolves.toMatchObject([
    { kind: 'reply', id: '9', replyCount: 0 },
  ]);

  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({
    type: 'fetch_comments_reply',
    comment_id: '9',
    offset: '4',
    limit: '20',
  });
});

test('a comment and a reply are created under their targets', async () => {
  const { client, requests } = fakeClient(ok({ data: wireComment }));

  await expect(createComment(client, { postId }, 'Yes & no')).resolves.toMatchObject({ kind: 'comment', id: '9' });
  await expect(createComment(client, { commentId }, 'Indeed')).resolves.toMatchObject({ kind: 'reply', id: '9' });

  expect(requests.map((request) => Object.fromEntries(readFormFields(request)))).toEqual([
    { type: 'create', post_id: '145', text: 'Yes & no' },
    { type: 'create_reply', comment_id: '9', text: 'Indeed' },
  ]);
});

test('a reply without the new comment is an error', async () => {
  await expect(createComment(fakeClient(ok({ data: [] })).client, { postId }, 'Hello')).rejects.toMatchObject({ kind: 'contract' });
});

test('editing, deleting and liking use separate fields for a comment and a reply', async () => {
  const { client, requests } = fakeClient(ok({ code: 1 }));

  for (const kind of ['comment', 'reply'] as const) {
    await editComment(client, { kind, id: commentId }, 'Better');
    await deleteComment(client, { kind, id: commentId });
    await setCommentLiked(client, { kind, id: commentId }, true);
  }

  expect(requests.map((request) => Object.fromEntries(readFormFields(request)))).toEqual([
    { type: 'edit', comment_id: '9', text: 'Better' },
    { type: 'delete', comment_id: '9' },
    { type: 'comment_like', comment_id: '9' },
    { type: 'edit_reply', reply_id: '9', text: 'Better' },
    { type: 'delete_reply', reply_id: '9' },
    { type: 'reply_like', reply_id: '9' },
  ]);
});

test.each([
  [{ code: 1 }, true],
  [{ code: '0' }, false],
  [{}, true],
])('the like of a comment is the state that the provider returns: %j', async (answer, isLiked) => {
  await expect(setCommentLiked(fakeClient(ok(answer)).client, { kind: 'comment', id: commentId }, true)).resolves.toBe(isLiked);
});

test("a refusal has the provider's message", async () => {
  const { client } = fakeClient(refusal('You are not the author of this comment'));

  await expect(deleteComment(client, { kind: 'comment', id: commentId })).rejects.toMatchObject({
    kind: 'refused',
    memberText: 'You are not the author of this comment',
  });
});
