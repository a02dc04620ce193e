import type { PersonId } from '@social/api';
import {
  count,
  epochSeconds,
  flag,
  flagOrUnknown,
  id,
  mapped,
  mediaUrl,
  object,
  plainText,
  reading,
  text,
  type Decoded,
} from '@social/api/wire';

/** The fields that every reply has of a person. */
export type PersonSummary = {
  id: PersonId;
  /** The display name: "first last", or the user name where both are empty. */
  name: string;
  username: string;
  avatarUrl: string | null;
  isVerified: boolean;
  /** null when the provider does not say. */
  lastSeenAt: Date | null;
  /** True if they let others see that they are online. */
  sharesOnlineStatus: boolean;
};

/** The wire fields of a summary, for decoders of more. */
export const personFields = {
  user_id: id<PersonId>(),
  username: plainText,
  name: plainText,
  first_name: plainText,
  last_name: plainText,
  avatar: mediaUrl,
  verified: flag,
  is_verified: flagOrUnknown,
  lastseen: epochSeconds,
  lastseen_unix_time: epochSeconds,
  lastseen_status: text,
};

const wirePerson = object(personFields);

/** Maps wire fields to a summary. */
export function toPersonSummary(wire: Decoded<typeof wirePerson>): PersonSummary {
  return {
    id: wire.user_id,
    name: wire.name || [wire.first_name, wire.last_name].filter(Boolean).join(' ') || wire.username,
    username: wire.username,
    avatarUrl: wire.avatar,
    isVerified: wire.verified || wire.is_verified === true,
    lastSeenAt: wire.lastseen_unix_time ?? wire.lastseen,
    sharesOnlineStatus: wire.lastseen_status !== 'off',
  };
}

/** The follow state of the signed-in person towards another. `requested` until that person confirms. */
export type FollowState = 'none' | 'following' | 'requested';

export const followState = reading((value): FollowState => {
  const code = String(value);
  return code === '2' ? 'requested' : code === '1' || value === true ? 'following' : 'none';
});

/** A person in a list of people. `following` is also `none` if the provider does not say. */
export type ListedPerson = PersonSummary & { following: FollowState };

export const listedPerson = mapped(object({ ...personFields, is_following: followState }), (wire): ListedPerson => ({
  ...toPersonSummary(wire),
  following: wire.is_following,
}));

export const personSummary = mapped(wirePerson, toPersonSummary);

/** A person who was seen within this time counts as online. */
const ONLINE_WINDOW_SECONDS = 60;

/** Returns true if a person is online at `now` and shares this. */
export function isOnline({ lastSeenAt, sharesOnlineStatus }: Pick<PersonSummary, 'lastSeenAt' | 'sharesOnlineStatus'>, now: Date): boolean {
  return sharesOnlineStatus && lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= ONLINE_WINDOW_SECONDS * 1000;
}

/** The counts of a profile. */
export const personDetails = mapped(
  object({ post_count: count, following_count: count, followers_count: count, album_count: count, likes_count: count }),
  (wire) => ({
    postCount: wire.post_count,
    followingCount: wire.following_count,
    followerCount: wire.followers_count,
    albumCount: wire.album_count,
    likeCount: wire.likes_count,
  }),
);
