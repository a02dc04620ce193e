import type { PostId } from '@social/api';
import { fetchComments } from '@social/api/comments/fetch-comments';
import { deletePost } from '@social/api/posts/delete-post';
import { editPost } from '@social/api/posts/edit-post';
import { fetchPost } from '@social/api/posts/fetch-post';
import { fetchReactors } from '@social/api/posts/fetch-reactors';
import { reportPost, reportPostFor } from '@social/api/posts/report-post';
import { setPostLiked } from '@social/api/posts/set-post-liked';
import { setPostSaved } from '@social/api/posts/set-post-saved';
import { togglePostComments } from '@social/api/posts/toggle-post-comments';
import { toggleReaction } from '@social/api/posts/toggle-reaction';
import { voteInPoll } from '@social/api/posts/vote-in-poll';
import { object, text } from '@social/api/wire';
import type { ContractTests, TestMember } from './test-context';

/** Calls an action that the product does not use, and decodes the reply. */
function act({ client }: TestMember, postId: PostId, action: string) {
  return client.call('post-actions', {
    form: { post_id: postId, action, text: 'Said in passing' },
    reply: object({ action: text, code: text }),
  });
}

export const postActionContractTests: ContractTests = {
  'post-actions like': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be liked');
    await expect(setPostLiked(ben.client, id, true)).resolves.toBe(true);
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ isLiked: true, likeCount: 1 });
    await expect(fetchPost(ana.client, id)).resolves.toMatchObject({ isLiked: false, likeCount: 1 });
  },

  'post-actions dislike': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be liked for a while');
    await setPostLiked(ben.client, id, true);
    await expect(setPostLiked(ben.client, id, false)).resolves.toBe(false);
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ isLiked: false, likeCount: 0 });
  },

  'post-actions wonder': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be wondered at');
    await expect(act(ben, id, 'wonder')).resolves.toEqual({ action: 'wondered', code: '1' });
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ likeCount: 0 });
  },

  'post-actions save': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be saved');
    await expect(setPostSaved(ben.client, id, true)).resolves.toBe(true);
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ isSaved: true });
    await expect(setPostSaved(ben.client, id, false)).resolves.toBe(false);
  },

  'post-actions report': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be reported');
    await expect(reportPost(ben.client, id)).resolves.toBe(true);
    await expect(reportPost(ben.client, id)).resolves.toBe(false);
    await reportPostFor(ben.client, id, { reason: 'spam', text: 'Again and again' });
    await reportPostFor(ben.client, id, { reason: 'other', text: 'Not quite' });
    await expect(reportPost(ben.client, id)).resolves.toBe(false);
  },

  'post-actions delete': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be deleted');
    await expect(deletePost(ben.client, id)).rejects.toMatchObject({ kind: 'refused' });
    await deletePost(ana.client, id);
    await expect(fetchPost(ana.client, id)).rejects.toMatchObject({ kind: 'refused', memberText: expect.stringMatching(/\w/) });
  },

  'post-actions disable_comments': async ({ ana, post }) => {
    const id = await post(ana, 'To be left alone');
    await expect(togglePostComments(ana.client, id)).resolves.toBe(false);
    await expect(fetchPost(ana.client, id)).resolves.toMatchObject({ allowsComments: false });
    await expect(togglePostComments(ana.client, id)).resolves.toBe(true);
  },

  'post-actions boost': async ({ ana, post }) => {
    await expect(act(ana, await post(ana, 'To be paid for'), 'boost')).resolves.toEqual({ action: 'not boosted', code: '0' });
  },

  'post-actions reaction': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be loved');
    await expect(toggleReaction(ben.client, id, 'love')).resolves.toBe(true);
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ isLiked: true, likeCount: 1 });
    await expect(toggleReaction(ben.client, id, 'love')).resolves.toBe(false);
  },

  'post-actions edit': async ({ ana, ben, post }) => {
    const id = await post(ana, 'As it was');
    await expect(editPost(ben.client, id, 'Mine now')).rejects.toMatchObject({ kind: 'refused' });
    await editPost(ana.client, id, 'As it is');
    await expect(fetchPost(ben.client, id)).resolves.toMatchObject({ plainText: 'As it is' });
  },

  'post-actions comment': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be commented on');
    await act(ben, id, 'comment');
    await expect(fetchComments(ana.client, { postId: id, limit: 10 })).resolves.toMatchObject([{ plainText: 'Said in passing' }]);
  },

  'get-reactions post': async ({ ana, ben, post }) => {
    const id = await post(ana, 'To be laughed at');
    await toggleReaction(ben.client, id, 'haha');
    await toggleReaction(ana.client, id, 'sad');
    const { haha, sad, like } = await fetchReactors(ana.client, { to: 'post', id }, { limit: 10 });
    expect([haha, sad, like].map((people) => people.map((person) => person.id))).toEqual([[ben.id], [ana.id], []]);
  },

  vote_up: async ({ provider, ana, ben, post }) => {
    const { poll } = await fetchPost(ben.client, await post(ana, 'Tea?', { poll: { answers: ['Yes', 'No'], hours: 24 } }));
    expect(poll?.endsAt).toEqual(new Date(provider.now().getTime() + 24 * 3_600_000));
    expect(poll).toMatchObject({
      options: [
        { text: 'Yes', voteCount: 0 },
        { text: 'No', voteCount: 0 },
      ],
      chosenId: null,
    });
    const [yes] = poll?.options ?? [];
    if (!yes) throw new Error('The poll has no answers.');
    await expect(voteInPoll(ben.client, yes.id)).resolves.toMatchObject({
      options: [{ voteCount: 1 }, { voteCount: 0 }],
      chosenId: yes.id,
    });
    await expect(voteInPoll(ben.client, yes.id)).rejects.toMatchObject({ kind: 'refused' });
  },
};
