import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentComment } from '../comments/comments.presenter';
import type { CommentService } from '../comments/comments.service';
import { presentListedUser } from '../members/members.presenter';
import type { ListedMember } from '../members/members.service';
import type { PollService } from './polls.service';
import { postDataBody, postSearchBody, reactionsBody, voteBody } from './post-details.schema';
import { presentOptions, presentPost } from './posts.presenter';
import type { PostService } from './posts.service';
import type { ReactorService } from './reactors.service';

type Options = { posts: PostService; comments: CommentService; polls: PollService; reactors: ReactorService; wire: WireContext };

const tags = ['posts'];
const COMMENTS_WITH_POST = 20;
const MEMBERS_WITH_POST = 25;
const ALL_REACTIONS = [1, 2, 3, 4, 5, 6];

/** Calls about a single post: its comments, its reactions and its poll; and the search for posts. */
export const postDetailRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, comments, polls, reactors, wire }) => {
  const presentMembers = (members: ListedMember[]) => members.map(({ member, state }) => presentListedUser(member, state, wire));

  app.post('/get-post-data', { schema: { summary: 'One post', tags, body: postDataBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { post_id: postId, fetch, add_view: addsView } = request.body;
    const post = await posts.get(postId, memberId);
    if (addsView === '1') await posts.addView(postId);
    return {
      post_data: presentPost(post, memberId, wire),
      ...(fetch.includes('post_comments') && {
        post_comments: (await comments.list(postId, memberId, { limit: COMMENTS_WITH_POST })).map((comment) =>
          presentComment(comment, memberId, wire),
        ),
      }),
      ...(fetch.includes('post_liked_users') && {
        post_liked_users: presentMembers(await reactors.list(postId, memberId, MEMBERS_WITH_POST)),
      }),
      ...(fetch.includes('post_wondered_users') && {
        post_wondered_users: presentMembers(await reactors.listWonderers(postId, memberId)),
      }),
    };
  });

  app.post('/get-reactions', { schema: { summary: 'Members who reacted, by reaction', tags, body: reactionsBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { type, id, reaction, reactions = ALL_REACTIONS, limit, offset: afterId } = request.body;
    const target = { kind: type === 'post' ? 'post' : 'comment', id } as const;
    const byReaction = await reactors.listByReaction(target, reaction ?? reactions, memberId, { afterId, limit });
    const present = ({ member, state }: ListedMember) => ({ ...presentListedUser(member, state, wire), row_id: String(member.id) });
    return { data: Object.fromEntries([...byReaction].map(([number, members]) => [String(number), members.map(present)])) };
  });

  app.post('/search_for_posts', { schema: { summary: 'Posts by their words', tags, body: postSearchBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { search_query: query, type, id, after_post_id: afterId, limit } = request.body;
    const scope = type && id ? ({ source: type === 'user' ? 'member' : type, id } as const) : undefined;
    const found = await posts.search(query, scope, memberId, { afterId, limit });
    return { data: found.map((post) => presentPost(post, memberId, wire)) };
  });

  app.post('/vote_up', { schema: { summary: 'Vote in a poll', tags, body: voteBody } }, async (request) => {
    const { options, votedId } = await polls.vote(request.body.id, getIdentity(request).memberId);
    return { votes: presentOptions(options), voted_id: votedId };
  });
};
