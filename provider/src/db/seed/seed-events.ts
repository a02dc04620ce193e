import { eventMembers, events } from '../schema/events';
import { before, DAY_MS, HOUR_MS, idOf, type SeedContext } from './seed-context';
import { eventPlans, type EventPlan } from './words/events';

const ANNOUNCED_DAYS_AHEAD = 20;

/** Sixteen events with their guests: past ones first, then the farthest, so that the next one is the newest in every list. */
export async function seedEvents(context: SeedContext): Promise<void> {
  const past = eventPlans.filter(({ inDays }) => inDays < 0).toSorted((a, b) => a.inDays - b.inDays);
  const coming = eventPlans.filter(({ inDays }) => inDays > 0).toSorted((a, b) => b.inDays - a.inDays);
  for (const [index, plan] of past.entries()) await storeEvent(context, plan, index, ANNOUNCED_DAYS_AHEAD - plan.inDays);
  for (const [index, plan] of coming.entries()) await storeEvent(context, plan, past.length + index, ANNOUNCED_DAYS_AHEAD - 1 - index);
}

async function storeEvent(
  context: SeedContext,
  { by, name, location, description, scene, inDays, startHour, hours }: EventPlan,
  index: number,
  announcedDaysAgo: number,
): Promise<void> {
  const { db, chance, ids, media, now } = context;
  const startsAt = new Date(now.getTime() + inDays * DAY_MS);
  startsAt.setUTCHours(startHour, 0, 0, 0);
  const cover = chance.pick(media.pictures.filter((picture) => picture.scene === scene));
  const values = {
    posterId: idOf(context, by),
    name,
    location,
    description,
    coverPath: cover.path,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hours * HOUR_MS),
    createdAt: before(context, announcedDaysAgo * DAY_MS),
  };
  const [event] = await db.insert(events).values(values).returning({ id: events.id });
  if (!event) throw new Error('An event of the seed was not stored.');
  const eventId = event.id;
  // In turn, so that everybody goes to some, thinks about some, and has yet to answer others.
  const guests = [...ids].flatMap(([username, memberId], place) => {
    const answer = (index + place) % 5;
    if (username === by || answer === 4) return [];
    return [
      {
        eventId,
        memberId,
        isGoing: answer <= 1,
        isInterested: answer === 2 || chance.isLucky(0.2),
        isInvited: answer === 3,
        createdAt: values.createdAt,
      },
    ];
  });
  await db.insert(eventMembers).values(guests);
}
