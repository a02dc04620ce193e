import { createPasswords } from '../../lib/passwords';
import { follows, members } from '../schema/members';
import { people } from './people';
import { before, DAY_MS, HOUR_MS, idOf, type SeedContext } from './seed-context';

const JOINED_DAYS_AGO = 400;

/** One by one, as word gets round. */
export function joinedDaysAgo(username: string): number {
  return JOINED_DAYS_AGO - people.findIndex((person) => person.username === username) * 11;
}

/** The twelve, with their faces; `<username>-password` opens each account. */
export async function seedMembers(context: SeedContext): Promise<void> {
  const { db, chance, media, ids } = context;
  for (const [index, person] of people.entries()) {
    const cover = chance.pick(media.pictures.filter(({ scene }) => scene === person.likes[0]));
    const seenMs = index < 2 ? HOUR_MS / 2 : chance.between(20_000, 30 * HOUR_MS);
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
        address: person.place,
        working: person.working,
        avatarPath: media.faces.get(person.username) ?? null,
        coverPath: cover.path,
        isVerified: person.isVerified ?? false,
        confirmsFollowers: person.username === 'leila',
        lastSeenAt: before(context, seenMs),
        createdAt: before(context, joinedDaysAgo(person.username) * DAY_MS),
      })
      .returning({ id: members.id });
    if (row) ids.set(person.username, row.id);
  }
}

/** Everybody follows some; nobody follows all, so that there is somebody left to suggest. */
export async function seedFollows(context: SeedContext): Promise<void> {
  const { db, chance } = context;
  const rows = people.flatMap(({ username }, index) => {
    const others = people.filter((other) => other.username !== username);
    const wanted = index === 0 ? others.slice(0, 6) : chance.sample(others, chance.whole(4, 8));
    return wanted.map((other) => ({
      followerId: idOf(context, username),
      followedId: idOf(context, other.username),
      isAccepted: !(other.username === 'leila' && username === 'oscar'),
      createdAt: before(context, chance.between(2, 200) * DAY_MS),
    }));
  });
  await db.insert(follows).values(rows);
}
