import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentComment } from '../comments/comments.presenter';
import type { CommentService } from '../comments/comments.service';
import { presentListedUser } from '../members/members.presenter';
import { extractSearchTerms } from '../../lib/rich-text';
import { presentOptions, presentPost } from './posts.presenter';
import { postDataBody, postSearchBody, reactionsBody, voteBody } from './posts.schema';
import type { PollService } from './polls.service';
import type { PostService } from './posts.service';
import type { ReactorService } from './reactors.service';

type Options = { posts: PostService; comments: CommentService; polls: PollService; reactors: ReactorService; wire: WireContext };

const tags = ['posts'];
const COMMENTS_WITH_POST = 20;
const MEMBERS_WITH_POST = 25;

/** One post with what hangs on it, who reacted to it, and its poll. */
export const postDetailRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, comments, polls, reactors, wire }) => {
  app.post('/get-post-data', { schema: { summary: 'One post', tags, body: postDataBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { post_id: postId, fetch, add_view: addsView } = request.body;
    const full = await posts.get(postId, memberId);
    if (addsView === '1') await posts.countAsViewed(postId);
    const listed = fetch.includes('post_comments') ? await comments.list(postId, memberId, { limit: COMMENTS_WITH_POST }) : [];
    return {
      post_data: presentPost(full, memberId, wire),
      ...(fetch.includes('post_comments') && { post_comments: listed.map((comment) => presentComment(comment, memberId, wire)) }),
      ...(fetch.includes('post_liked_users') && {
        post_liked_users: (await reactors.listOfPost(postId, memberId, { limit: MEMBERS_WITH_POST })).map(({ member, state }) =>
          presentListedUser(member, state, wire),
        ),
      }),
      ...(fetch.includes('post_wondered_users') && {
        post_wondered_users: (await reactors.listWonderers(postId, memberId)).map(({ member, state }) =>
          presentListedUser(member, state, wire),
        ),
      }),
    };
  });

  app.post('/get-reactions', { schema: { summary: 'Who reacted, by reaction', tags, body: reactionsBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { type, id, reaction, reactions, limit, offset: afterId } = request.body;
    const list = type === 'post' ? reactors.listOfPost : reactors.listOfComment;
    const wanted = [...new Set((reaction ?? reactions ?? '1,2,3,4,5,6').split(',').map(Number))].filter(
      (number) => number >= 1 && number <= 6,
    );
    const data: Record<string, unknown[]> = {};
    for (const number of wanted) {
      const people = await list(id, memberId, { reaction: number, afterId, limit });
      data[number] = people.map(({ member, state }) => ({ ...presentListedUser(member, state, wire), row_id: String(member.id) }));
    }
    return { data };
  });

  app.post('/search_for_posts', { schema: { summary: 'Posts by their words', tags, body: postSearchBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { search_query, type, id, after_post_id: afterPostId, limit } = request.body;
    const words = extractSearchTerms(search_query);
    if (words.length === 0) return { data: [] };
    const place = type && id ? { kind: type, id } : undefined;
    return {
      data: (await posts.list({ of: 'words', words, place }, memberId, { afterPostId, limit })).map((full) =>
        presentPost(full, memberId, wire),
      ),
    };
  });

  app.post('/vote_up', { schema: { summary: 'Vote in a poll', tags, body: voteBody } }, async (request) => {
    const { options, votedId } = await polls.vote(request.body.id, getIdentity(request).memberId);
    return { votes: presentOptions(options), voted_id: votedId };
  });
};
