import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Mutes or unmutes a member. The feed omits posts of muted members. May be repeated. Only our provider has this call: other hosts refuse
 * it, and send no `isAuthorMuted` with posts.
 * @throws {ApiError} `refused` if the member does not exist.
 */
export async function setPersonMuted(client: ApiClient, personId: PersonId, isMuted: boolean): Promise<void> {
  await client.call('mute-user', { form: { user_id: personId, mute_action: isMuted ? 'mute' : 'un-mute' }, reply });
}
