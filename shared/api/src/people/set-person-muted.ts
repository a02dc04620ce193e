import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Mutes a member, whose posts the feed then omits, or ends that. May be repeated.
 * A call of our provider's own: a host without it refuses, and sends no `isAuthorMuted` with its posts.
 * @throws {ApiError} `refused` when there is no such member.
 */
export async function setPersonMuted(client: ApiClient, personId: PersonId, isMuted: boolean): Promise<void> {
  await client.call('mute-user', { form: { user_id: personId, mute_action: isMuted ? 'mute' : 'un-mute' }, reply });
}
