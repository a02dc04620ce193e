import { ApiError, type ApiClient, type PersonId } from '@social/api';
import { object, text } from '@social/api/wire';
import type { FollowState } from './person';

const reply = object({ follow_status: text });

const states = new Map<string, FollowState>([
  ['followed', 'following'],
  ['requested', 'requested'],
  ['unfollowed', 'none'],
]);

/**
 * Follows or unfollows a person: the provider's call toggles. Resolves to the new state. Do not repeat after `network` or `timeout` without
 * reading the person again.
 * @throws {ApiError} `refused` if the member does not exist or cannot be followed.
 */
export async function toggleFollow(client: ApiClient, personId: PersonId): Promise<FollowState> {
  const { follow_status: status } = await client.call('follow-user', { form: { user_id: personId }, reply });
  const state = states.get(status);
  if (!state) throw new ApiError('contract', 'follow-user answered without a known status');
  return state;
}
