import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';
import { pollFields, type Poll, type PollOptionId } from './post-extras';

const reply = object({ votes: pollFields.options, voted_id: pollFields.voted_id });

/**
 * Chooses an answer of a poll. Resolves to the poll as it stands then.
 * @throws {ApiError} `refused` when the signed-in person has voted in it already, or it is gone.
 */
export async function voteInPoll(client: ApiClient, optionId: PollOptionId): Promise<Poll> {
  const { votes, voted_id: votedId } = await client.call('vote_up', { form: { id: optionId }, reply });
  // Hosts that say nothing of the choice have taken it: the call was carried out.
  return { options: votes, chosenId: votedId ?? optionId };
}
