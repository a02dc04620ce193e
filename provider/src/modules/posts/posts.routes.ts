import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import type { CommentService } from '../comments/comments.service';
import type { PostWritingService } from './post-writing.service';
import { presentPost } from './posts.presenter';
import { isShare, postActionsBody, postBody, postsBody, toPostQuery, toShareTarget } from './posts.schema';
import { LIKE, type PostService } from './posts.service';

type Options = { posts: PostService; writing: PostWritingService; comments: CommentService; wire: WireContext };

const tags = ['posts'];

export const postRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, writing, comments, wire }) => {
  app.post('/posts', { schema: { summary: 'Lists of posts, and sharing', tags, body: postsBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    if (isShare(body)) {
      return { data: presentPost(await writing.share(memberId, body.id, body.text, toShareTarget(body)), memberId, wire) };
    }
    const list = await posts.list(toPostQuery(body), memberId, { afterId: body.after_post_id, limit: body.limit });
    return { data: list.map((post) => presentPost(post, memberId, wire)) };
  });

  app.post('/post-actions', { schema: { summary: 'What a member does with a post', tags, body: postActionsBody } }, async (request) =>
    act(request.body, getIdentity(request).memberId),
  );

  app.post('/hide_post', { schema: { summary: 'Hide a post from the caller’s lists', tags, body: postBody } }, async (request) => {
    await posts.hide(request.body.post_id, getIdentity(request).memberId);
    return { message: 'Post hidden' };
  });

  async function act(body: z.output<typeof postActionsBody>, memberId: number) {
    const { post_id: postId } = body;
    switch (body.action) {
      case 'like':
        return presentReaction('liked', await posts.toggleReaction(postId, memberId, LIKE), postId);
      case 'reaction':
        return presentReaction('reacted', await posts.toggleReaction(postId, memberId, body.reaction), postId);
      case 'dislike':
        // The product sends `dislike` with reaction 0 to remove a like. With another reaction, `dislike` is the second kind of vote.
        if (body.reaction !== '0') return presentToggle('wondered', await posts.toggleMark('wondered', postId, memberId));
        await posts.removeReaction(postId, memberId);
        return { action: 'disliked', code: 0, count: String(await posts.countReactions(postId)) };
      case 'wonder':
        return presentToggle('wondered', await posts.toggleMark('wondered', postId, memberId));
      case 'save':
        return presentToggle('saved', await posts.toggleMark('saved', postId, memberId));
      case 'report':
        // With a reason the call is not a toggle: repeating it replaces the reason.
        if (body.reason) {
          await posts.report(postId, memberId, { reason: body.reason, details: body.text });
          return presentToggle('reported', true);
        }
        return presentToggle('reported', await posts.toggleMark('reported', postId, memberId));
      case 'edit':
        await writing.edit(postId, memberId, body.text, body.privacy);
        return { action: 'edited', code: 1 };
      case 'comment': {
        await comments.add(memberId, postId, { text: body.text });
        const commentCount = String(await comments.countAll(postId));
        return { action: 'commented', code: 1, comment_data: { text: body.text, post_comments_count: commentCount } };
      }
      default:
        return actAsAuthor(body.action, postId, memberId);
    }
  }

  async function actAsAuthor(action: 'delete' | 'disable_comments' | 'boost', postId: number, memberId: number) {
    switch (action) {
      case 'delete':
        await posts.remove(postId, memberId);
        return { action: 'deleted', code: 1 };
      case 'disable_comments': {
        const isOpen = await posts.toggleComments(postId, memberId);
        return { action: isOpen ? 'enabled comments' : 'disabled comments', code: Number(isOpen) };
      }
      case 'boost':
        // Boosting costs money, and this host takes no payments.
        await posts.findOwn(postId, memberId);
        return { action: 'not boosted', code: 0 };
    }
  }

  async function presentReaction(word: string, isSet: boolean, postId: number) {
    return { ...presentToggle(word, isSet), count: String(await posts.countReactions(postId)) };
  }
};

function presentToggle(word: string, isSet: boolean) {
  return { action: isSet ? word : `un${word}`, code: Number(isSet) };
}
