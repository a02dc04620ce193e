import { ApiError, type ApiClient, type PersonId } from '@social/api';
import { mapped, mediaUrl, object, objectOrNull, oneOf, plainText, text, type Decoded } from '@social/api/wire';
import { followState, personDetails, personFields, toPersonSummary, type FollowState, type PersonSummary } from './person';

export type Person = PersonSummary & {
  coverUrl: string | null;
  /** Plain text, '' when they wrote none. */
  about: string;
  gender: 'male' | 'female' | null;
  website: string | null;
  /** null where the provider leaves the counts out: show none then. */
  counts: Decoded<typeof personDetails> | null;
  /** What the signed-in person is to them. */
  following: FollowState;
};

export const person = mapped(
  object({
    ...personFields,
    cover: mediaUrl,
    about: plainText,
    gender: oneOf(['male', 'female'], null),
    website: text,
    details: objectOrNull(personDetails),
    is_following: followState,
  }),
  (wire): Person => ({
    ...toPersonSummary(wire),
    coverUrl: wire.cover,
    about: wire.about,
    gender: wire.gender,
    website: /^https?:\/\//i.test(wire.website) ? wire.website : null,
    counts: wire.details,
    following: wire.is_following,
  }),
);

const reply = object({ user_data: objectOrNull(person) });

/**
 * One member's profile, one's own or another's.
 * @throws {ApiError} `refused` when there is no such member or they can't be seen.
 */
export async function fetchPerson(client: ApiClient, personId: PersonId, { signal }: { signal?: AbortSignal } = {}): Promise<Person> {
  const { user_data: found } = await client.call('get-user-data', { form: { user_id: personId, fetch: 'user_data' }, reply, signal });
  if (found === null) throw new ApiError('contract', 'get-user-data answered without a member');
  return found;
}
