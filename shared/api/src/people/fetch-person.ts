import { ApiError, type ApiClient, type PersonId } from '@social/api';
import { flag, mapped, mediaUrl, object, objectOrNull, oneOf, plainText, text, type Decoded } from '@social/api/wire';
import { followState, personDetails, personFields, toPersonSummary, type FollowState, type PersonSummary } from './person';

export type Person = PersonSummary & {
  coverUrl: string | null;
  /** Plain text, '' when they wrote none. */
  about: string;
  gender: Gender | null;
  website: string | null;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`; null when they give none. */
  birthday: string | null;
  /** Home, workplace and school; '' where they give none. */
  address: string;
  working: string;
  school: string;
  /** null where the provider omits the counts. */
  counts: Decoded<typeof personDetails> | null;
  /** The follow state of the signed-in person towards them. */
  following: FollowState;
  /** They follow the signed-in person. */
  followsMe: boolean;
  /** True if they must confirm each follower. */
  confirmsFollowers: boolean;
};

const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const person = mapped(
  object({
    ...personFields,
    cover: mediaUrl,
    about: plainText,
    gender: oneOf(genders, null),
    website: text,
    birthday: text,
    address: plainText,
    working: plainText,
    school: plainText,
    details: objectOrNull(personDetails),
    is_following: followState,
    is_following_me: flag,
    confirm_followers: flag,
  }),
  (wire): Person => ({
    ...toPersonSummary(wire),
    coverUrl: wire.cover,
    about: wire.about,
    gender: wire.gender,
    website: /^https?:\/\//i.test(wire.website) ? wire.website : null,
    firstName: wire.first_name,
    lastName: wire.last_name,
    birthday: parseBirthday(wire.birthday),
    address: wire.address,
    working: wire.working,
    school: wire.school,
    counts: wire.details,
    following: wire.is_following,
    followsMe: wire.is_following_me,
    confirmsFollowers: wire.confirm_followers,
  }),
);

/** Parses a date without the time that may follow. The provider's 0000-00-00 means none. */
function parseBirthday(wire: string): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(wire)?.[0] ?? null;
  return day === null || day.startsWith('0000') || Number.isNaN(Date.parse(day)) ? null : day;
}

const reply = object({ user_data: objectOrNull(person) });

/**
 * Fetches a member's profile, one's own or another's.
 * @throws {ApiError} `refused` when there is no such member or they are not visible.
 */
export async function fetchPerson(client: ApiClient, personId: PersonId, { signal }: { signal?: AbortSignal } = {}): Promise<Person> {
  const { user_data: found } = await client.call('get-user-data', { form: { user_id: personId, fetch: 'user_data' }, reply, signal });
  if (found === null) throw new ApiError('contract', 'get-user-data answered without a member');
  return found;
}
