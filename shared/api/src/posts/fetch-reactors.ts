import type { ApiClient, CommentId, PostId } from '@social/api';
import { object, replyList, replyLists } from '@social/api/wire';
import { listedPerson, type ListedPerson } from '../people/person';
import { REACTIONS, type Reaction } from './toggle-reaction';

const people = replyList(listedPerson);

const reply = object({ data: replyLists(object({ 1: people, 2: people, 3: people, 4: people, 5: people, 6: people })) });

export type ReactionTarget = { to: 'post'; id: PostId } | { to: 'comment' | 'reply'; id: CommentId };

/**
 * Fetches the people who reacted to a post, a comment or a reply, by reaction; at most `limit` of each.
 * @throws {ApiError} `refused` when it is deleted, and every kind of a read.
 */
export async function fetchReactors(
  client: ApiClient,
  { to, id }: ReactionTarget,
  { limit }: { limit: number },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Record<Reaction, ListedPerson[]>> {
  const form = { type: to, id, reaction: Object.values(REACTIONS).join(','), limit };
  const { data } = await client.call('get-reactions', { form, reply, signal });
  return {
    like: data[1],
    love: data[2],
    haha: data[3],
    wow: data[4],
    sad: data[5],
    angry: data[6],
  };
}
