import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { members } from '../../db/schema/members';

/** What a search for people can ask besides words; what is left out does not matter. */
export type MemberFilters = {
  gender?: string | undefined;
  isVerified?: boolean | undefined;
  hasPicture?: boolean | undefined;
  /** Members who were here since. */
  seenSince?: Date | undefined;
  /** Members who were not here since. */
  notSeenSince?: Date | undefined;
  /** Days of birth; members who tell none are then left out. */
  bornAfter?: string | undefined;
  bornUntil?: string | undefined;
};

export function narrowedBy({
  gender,
  isVerified,
  hasPicture,
  seenSince,
  notSeenSince,
  bornAfter,
  bornUntil,
}: MemberFilters): SQL | undefined {
  return and(
    gender === undefined ? undefined : eq(members.gender, gender),
    isVerified === undefined ? undefined : eq(members.isVerified, isVerified),
    hasPicture === undefined ? undefined : hasPicture ? isNotNull(members.avatarPath) : isNull(members.avatarPath),
    seenSince && gt(members.lastSeenAt, seenSince),
    notSeenSince && lte(members.lastSeenAt, notSeenSince),
    bornAfter === undefined ? undefined : gt(members.birthday, bornAfter),
    bornUntil === undefined ? undefined : lte(members.birthday, bornUntil),
  );
}

/** Those who are `from` to `to` years old today, by their day of birth. */
export function bornBetween(from: number | undefined, to: number | undefined, today: Date): Pick<MemberFilters, 'bornAfter' | 'bornUntil'> {
  return {
    bornUntil: from === undefined ? undefined : yearsBefore(from, today),
    bornAfter: to === undefined ? undefined : yearsBefore(to + 1, today),
  };
}

function yearsBefore(years: number, today: Date): string {
  const day = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));
  return day.toISOString().slice(0, 10);
}
