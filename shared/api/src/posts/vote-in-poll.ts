import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';
import { pollFields, type Poll, type PollOptionId } from './post-extras';

const reply = object({ votes: pollFields.options, voted_id: pollFields.voted_id });

/**
 * Votes in a poll. Resolves to its new votes.
 * @throws {ApiError} `refused` when the signed-in person has voted already, or the poll has ended or is deleted.
 */
export async function voteInPoll(client: ApiClient, optionId: PollOptionId): Promise<Omit<Poll, 'endsAt'>> {
  const { votes, voted_id: votedId } = await client.call('vote_up', { form: { id: optionId }, reply });
  // Hosts that do not send the vote have stored it: the call succeeded.
  return { options: votes, chosenId: votedId ?? optionId };
}
