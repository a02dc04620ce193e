import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Accepts or declines a follow request.
 * @throws {ApiError} `refused` when there is no such request any more.
 */
export async function answerFollowRequest(client: ApiClient, personId: PersonId, answer: 'accept' | 'decline'): Promise<void> {
  await client.call('follow-request-action', { form: { user_id: personId, request_action: answer }, reply });
}
