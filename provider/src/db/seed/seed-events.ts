import { eventMembers, events } from '../schema/events';
import { before, DAY_MS, findMemberId, HOUR_MS, pickPicture, type SeedContext } from './seed-context';
import { eventPlans, type EventPlan } from './texts/event-plans';

const ANNOUNCED_DAYS_AHEAD = 20;

/**
 * Stores the events with their guests. Past events come first, then future ones in reverse order, so that the next event has the highest
 * id.
 */
export async function seedEvents(context: SeedContext): Promise<void> {
  const past = eventPlans.filter(({ inDays }) => inDays < 0).toSorted((a, b) => a.inDays - b.inDays);
  const coming = eventPlans.filter(({ inDays }) => inDays > 0).toSorted((a, b) => b.inDays - a.inDays);
  for (const [index, plan] of past.entries()) await storeEvent(context, plan, index, ANNOUNCED_DAYS_AHEAD - plan.inDays);
  for (const [index, plan] of coming.entries()) await storeEvent(context, plan, past.length + index, ANNOUNCED_DAYS_AHEAD - 1 - index);
}

async function storeEvent(context: SeedContext, plan: EventPlan, index: number, announcedDaysAgo: number): Promise<void> {
  const { db, now } = context;
  const { by, name, location, description, scene, inDays, startHour, hours } = plan;
  const startsAt = new Date(now.getTime() + inDays * DAY_MS);
  startsAt.setUTCHours(startHour, 0, 0, 0);
  const values = {
    posterId: findMemberId(context, by),
    name,
    location,
    description,
    coverPath: pickPicture(context, scene).path,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hours * HOUR_MS),
    createdAt: before(context, announcedDaysAgo * DAY_MS),
  };
  const [event] = await db.insert(events).values(values).returning({ id: events.id });
  if (!event) throw new Error('An event of the seed was not stored.');
  await db.insert(eventMembers).values(planGuests(context, by, index, { eventId: event.id, createdAt: values.createdAt }));
}

/** Rotates the answers among the members. Each member attends some events, is invited to others, and has not answered the rest. */
function planGuests({ random, ids }: SeedContext, poster: string, index: number, event: { eventId: number; createdAt: Date }) {
  return [...ids].flatMap(([username, memberId], position) => {
    const answer = (index + position) % 5;
    if (username === poster || answer === 4) return [];
    const isInterested = answer === 2 || random.boolean(0.2);
    return [{ ...event, memberId, isGoing: answer <= 1, isInterested, isInvited: answer === 3 }];
  });
}
