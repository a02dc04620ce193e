import { createPasswords } from '../../lib/passwords';
import { follows, members } from '../schema/members';
import { people } from './people';
import { before, DAY_MS, findMemberId, HOUR_MS, pickPicture, type SeedContext } from './seed-context';
import { getAvatarPath } from './seed-media';

const JOINED_DAYS_AGO = 400;

/** Returns the number of days since a member joined. One member joined every eleven days. */
export function getJoinedDaysAgo(username: string): number {
  return JOINED_DAYS_AGO - people.findIndex((person) => person.username === username) * 11;
}

/** Stores the members with their pictures; each password is `<username>-password`. */
export async function seedMembers(context: SeedContext): Promise<void> {
  const { db, random, ids } = context;
  for (const [index, person] of people.entries()) {
    const cover = pickPicture(context, person.scenes[0] ?? 'hills');
    const seenMs = index < 2 ? HOUR_MS / 2 : random.between(20_000, 30 * HOUR_MS);
    const [row] = await db
      .insert(members)
      .values({
        username: person.username,
        email: `${person.username}@example.org`,
        passwordHash: await createPasswords().hash(`${person.username}-password`),
        firstName: person.firstName,
        lastName: person.lastName,
        gender: person.gender,
        about: person.about,
        address: person.city,
        working: person.working,
        avatarPath: getAvatarPath(person.username),
        coverPath: cover.path,
        isVerified: person.isVerified ?? false,
        confirmsFollowers: person.username === 'leila',
        lastSeenAt: before(context, seenMs),
        createdAt: before(context, getJoinedDaysAgo(person.username) * DAY_MS),
      })
      .returning({ id: members.id });
    if (row) ids.set(person.username, row.id);
  }
}

/** Makes each member follow some of the others, so that there are members left to suggest. */
export async function seedFollows(context: SeedContext): Promise<void> {
  const { db, random } = context;
  const rows = people.flatMap(({ username }, index) => {
    const others = people.filter((other) => other.username !== username);
    const followed = index === 0 ? others.slice(0, 6) : random.sample(others, random.integer(4, 8));
    return followed.map((other) => ({
      followerId: findMemberId(context, username),
      followedId: findMemberId(context, other.username),
      isAccepted: !(other.username === 'leila' && username === 'oscar'),
      createdAt: before(context, random.between(2, 200) * DAY_MS),
    }));
  });
  await db.insert(follows).values(rows);
}
