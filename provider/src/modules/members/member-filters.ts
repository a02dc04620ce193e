import { and, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { members } from '../../db/schema/members';

/** Filters of a search for people. Undefined filters are ignored. */
export type MemberFilters = {
  gender?: string | undefined;
  isVerified?: boolean | undefined;
  hasPicture?: boolean | undefined;
  /** Selects members whose last call was after this moment. */
  seenSince?: Date | undefined;
  /** Selects members whose last call was not after this moment. */
  notSeenSince?: Date | undefined;
  /** Selects by birthday. Members without one do not match. */
  bornAfter?: string | undefined;
  bornUntil?: string | undefined;
};

export function toCondition({
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

/** Returns the filters for members who are `from` to `to` years old today. */
export function createAgeFilters(
  from: number | undefined,
  to: number | undefined,
  today: Date,
): Pick<MemberFilters, 'bornAfter' | 'bornUntil'> {
  return {
    bornUntil: from === undefined ? undefined : yearsBefore(from, today),
    bornAfter: to === undefined ? undefined : yearsBefore(to + 1, today),
  };
}

function yearsBefore(years: number, today: Date): string {
  const day = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));
  return day.toISOString().slice(0, 10);
}
