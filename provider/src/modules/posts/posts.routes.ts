import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import type { CommentService } from '../comments/comments.service';
import type { PostWritingService } from './post-writing.service';
import { presentPost } from './posts.presenter';
import type { PostQuery } from './posts.repository';
import { postActionsBody, postBody, postsBody } from './posts.schema';
import type { PostService } from './posts.service';
import { LIKE } from './posts.service';

type Options = { posts: PostService; writing: PostWritingService; comments: CommentService; wire: WireContext };
type ListBody = Exclude<z.output<typeof postsBody>, { type: `share_${string}` }>;
type ShareBody = Extract<z.output<typeof postsBody>, { type: `share_${string}` }>;

const tags = ['posts'];

export const postRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, writing, comments, wire }) => {
  app.post('/posts', { schema: { summary: 'Lists of posts, and sharing', tags, body: postsBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    if (isShare(body)) {
      const postId = await writing.share(memberId, body.id, body.text, placeOf(body));
      return { data: presentPost(await posts.get(postId, memberId), memberId, wire) };
    }
    const cursor = { afterPostId: body.after_post_id, limit: body.limit };
    return { data: (await posts.list(toQuery(body), memberId, cursor)).map((full) => presentPost(full, memberId, wire)) };
  });

  app.post('/post-actions', { schema: { summary: 'What a member does with a post', tags, body: postActionsBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    return act(request.body, memberId);
  });

  app.post('/hide_post', { schema: { summary: 'Leave a post out of the caller’s lists', tags, body: postBody } }, async (request) => {
    await posts.hide(request.body.post_id, getIdentity(request).memberId);
    return { message: 'Post hidden' };
  });

  async function act(body: z.output<typeof postActionsBody>, memberId: number) {
    const { post_id: postId } = body;
    switch (body.action) {
      case 'reaction':
        return done('reacted', await posts.toggleReaction(postId, memberId, body.reaction), await posts.countReactions(postId));
      case 'edit':
        await writing.edit(postId, memberId, body.text, body.privacy);
        return { action: 'edited', code: 1 };
      case 'comment': {
        await comments.add(memberId, { postId, text: body.text });
        return {
          action: 'commented',
          code: 1,
          comment_data: { text: body.text, post_comments_count: String(await comments.countOf(postId)) },
        };
      }
      default:
        return actOnce(body.action, body.reaction, postId, memberId);
    }
  }

  async function actOnce(
    action: 'like' | 'dislike' | 'wonder' | 'save' | 'report' | 'delete' | 'disable_comments' | 'boost',
    reaction: string | undefined,
    postId: number,
    memberId: number,
  ) {
    switch (action) {
      case 'like':
        return done('liked', await posts.toggleReaction(postId, memberId, LIKE), await posts.countReactions(postId));
      case 'dislike':
        // The product sends `dislike` with reaction 0 for "I do not like it any more". Without it, it is the second kind of vote.
        if (reaction !== '0') return done('wondered', await posts.toggleMark('wondered', postId, memberId));
        await posts.removeReaction(postId, memberId);
        return done('disliked', false, await posts.countReactions(postId));
      case 'wonder':
        return done('wondered', await posts.toggleMark('wondered', postId, memberId));
      case 'save':
        return done('saved', await posts.toggleMark('saved', postId, memberId));
      case 'report':
        return done('reported', await posts.toggleMark('reported', postId, memberId));
      case 'delete':
        await posts.remove(postId, memberId);
        return { action: 'deleted', code: 1 };
      case 'disable_comments':
        return (await posts.toggleComments(postId, memberId))
          ? { action: 'enabled comments', code: 1 }
          : { action: 'disabled comments', code: 0 };
      case 'boost':
        // Boosting is paid for, and there is nothing to pay with here.
        await posts.findOwn(postId, memberId);
        return { action: 'not boosted', code: 0 };
    }
  }
};

function done(word: string, isSet: boolean, likes?: number) {
  const action = isSet || word === 'disliked' ? word : `un${word}`;
  return { action, code: isSet ? 1 : 0, ...(likes !== undefined && { count: String(likes) }) };
}

function isShare(body: z.output<typeof postsBody>): body is ShareBody {
  return body.type.startsWith('share_');
}

function placeOf(body: ShareBody) {
  if (body.type === 'share_post_on_page') return { pageId: body.page_id };
  return body.type === 'share_post_on_group' ? { groupId: body.group_id } : {};
}

function toQuery(body: ListBody): PostQuery {
  switch (body.type) {
    case 'get_news_feed':
      return { of: 'feed', mediaKind: body.post_type, onlyFollowed: body.filter === '1' };
    case 'get_user_posts':
      return { of: 'member', id: body.id, mediaKind: body.post_type };
    case 'get_page_posts':
      return { of: 'page', id: body.id, mediaKind: body.post_type };
    case 'get_group_posts':
      return { of: 'group', id: body.id, mediaKind: body.post_type };
    case 'get_event_posts':
      return { of: 'event', id: body.id, mediaKind: body.post_type };
    case 'saved':
      return { of: 'saved' };
    case 'hashtag':
      return { of: 'hashtag', tag: body.hash.replace(/^#/, '').toLowerCase() };
    case 'get_random_videos':
      return { of: 'feed', mediaKind: 'video', onlyFollowed: false };
  }
}
