import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../plugins/callers';
import type { WireContext } from '../../wire/wire-context';
import { presentComment } from '../comments/comments.presenter';
import type { CommentService } from '../comments/comments.service';
import { presentListedUser } from '../members/members.presenter';
import { presentOptions, presentPost } from './posts.presenter';
import { postDataBody, reactionsBody, voteBody } from './posts.schema';
import type { PollService } from './polls.service';
import type { PostService } from './posts.service';
import type { ReactorService } from './reactors.service';

type Options = { posts: PostService; comments: CommentService; polls: PollService; reactors: ReactorService; wire: WireContext };

const tags = ['posts'];
const COMMENTS_WITH_POST = 20;

/** One post with what hangs on it, who reacted to it, and its poll. */
export const postDetailRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, comments, polls, reactors, wire }) => {
  app.post('/get-post-data', { schema: { summary: 'One post', tags, body: postDataBody } }, async (request) => {
    const { memberId } = callerOf(request);
    const { post_id: postId, fetch, add_view: addsView } = request.body;
    const full = await posts.get(postId, memberId);
    if (addsView === '1') await posts.countAsViewed(postId);
    const listed = fetch.includes('post_comments') ? await comments.list(postId, memberId, { limit: COMMENTS_WITH_POST }) : [];
    return {
      post_data: presentPost(full, memberId, wire),
      ...(fetch.includes('post_comments') && { post_comments: listed.map((comment) => presentComment(comment, memberId, wire)) }),
      ...(fetch.includes('post_liked_users') && { post_liked_users: (await reactors.listOfPost(postId, memberId)).map(({ member, state }) => presentListedUser(member, state, wire)) }),
      ...(fetch.includes('post_wondered_users') && { post_wondered_users: [] }),
    };
  });

  app.post('/get-reactions', { schema: { summary: 'Who reacted, by reaction', tags, body: reactionsBody } }, async (request) => {
    const { memberId } = callerOf(request);
    const { id, reaction, reactions, limit } = request.body;
    await posts.findVisible(id, memberId);
    const wanted = (reaction ?? reactions ?? '1,2,3,4,5,6').split(',').map(Number).filter((number) => number >= 1 && number <= 6);
    const entries = wanted.map(async (number) => [String(number), (await reactors.listOfPost(id, memberId, number, limit)).map(({ member, state }) => ({ ...presentListedUser(member, state, wire), row_id: String(member.id) }))] as const);
    return { data: Object.fromEntries(await Promise.all(entries)) };
  });

  app.post('/vote_up', { schema: { summary: 'Vote in a poll', tags, body: voteBody } }, async (request) => {
    const { options, votedId } = await polls.vote(request.body.id, callerOf(request).memberId);
    return { votes: presentOptions(options), voted_id: votedId };
  });
};
