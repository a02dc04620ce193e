import { epoch, flag, text, timeAgo } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import type { FollowState, MemberCounts, MemberRow } from './members.repository';

/** Members count as online for this long after their last call. */
export const ONLINE_MS = 60_000;

export type WireUser = ReturnType<typeof presentUser>;

/** Presents the public fields of a member. Private fields that real hosts leak (addresses, devices, balances) are never sent. */
export function presentUser(member: MemberRow, wire: WireContext) {
  const name = displayName(member);
  return {
    user_id: text(member.id),
    id: text(member.id),
    username: member.username,
    first_name: member.firstName,
    last_name: member.lastName,
    name,
    avatar: wire.mediaUrl(member.avatarPath),
    cover: wire.mediaUrl(member.coverPath),
    avatar_full: member.avatarPath ?? '',
    cover_full: member.coverPath ?? '',
    verified: flag(member.isVerified),
    is_verified: Number(member.isVerified),
    is_pro: flag(member.isPro),
    pro_type: '0',
    active: '1',
    admin: '0',
    gender: member.gender,
    gender_text: member.gender ? member.gender.charAt(0).toUpperCase() + member.gender.slice(1) : '',
    about: member.about,
    birthday: member.birthday ?? '0000-00-00',
    website: member.website,
    address: member.address,
    working: member.working,
    school: member.school,
    registered: formatMonth(member.createdAt),
    lastseen: epoch(member.lastSeenAt),
    lastseen_unix_time: epoch(member.lastSeenAt),
    lastseen_status: wire.now().getTime() - member.lastSeenAt.getTime() < ONLINE_MS ? 'on' : 'off',
    lastseen_time_text: timeAgo(member.lastSeenAt, wire.now()),
    url: wire.siteUrl(`/profile?username=${member.username}`),
  };
}

const FOLLOW_NUMBERS: Record<FollowState, 0 | 1 | 2> = { none: 0, following: 1, requested: 2 };

/** Presents a member of a list, with the viewer's follow state. */
export function presentListedUser(member: MemberRow, state: FollowState, wire: WireContext) {
  return { ...presentUser(member, wire), is_following: FOLLOW_NUMBERS[state] };
}

export type Profile = { member: MemberRow; counts: MemberCounts; state: FollowState; followsViewer: boolean };

/** Presents a member's profile. */
export function presentProfile({ member, counts, state, followsViewer }: Profile, wire: WireContext) {
  return {
    ...presentListedUser(member, state, wire),
    details: {
      post_count: text(counts.posts),
      album_count: text(counts.albums),
      following_count: text(counts.following),
      followers_count: text(counts.followers),
      groups_count: text(counts.groups),
      likes_count: text(counts.likes),
      mutual_friends_count: counts.mutualFriends || false,
    },
    is_following_me: Number(followsViewer),
    confirm_followers: flag(member.confirmsFollowers),
  };
}

/** Presents a placeholder for the author of an anonymous post. */
export function presentNobody(wire: WireContext): WireUser {
  const nobody: MemberRow = {
    id: 0,
    username: 'anonymous',
    email: '',
    passwordHash: '',
    firstName: 'Anonymous',
    lastName: '',
    gender: '',
    birthday: null,
    about: null,
    phone: '',
    website: '',
    address: '',
    working: '',
    school: '',
    avatarPath: null,
    coverPath: null,
    isVerified: false,
    isPro: false,
    confirmsFollowers: false,
    lastSeenAt: new Date(0),
    createdAt: new Date(0),
  };
  return presentUser(nobody, wire);
}

export function displayName({ firstName, lastName, username }: MemberRow): string {
  return `${firstName} ${lastName}`.trim() || username;
}

function formatMonth(moment: Date): string {
  return `${moment.getUTCMonth() + 1}/${moment.getUTCFullYear()}`;
}
