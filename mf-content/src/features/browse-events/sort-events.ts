import type { SocialEvent } from '@social/api/events/event';

/**
 * Returns events by date: those to come from the next one on, then those that are over from the latest one back. Those whose date the
 * provider sends as text alone keep its order, at the end.
 */
export function sortEvents(events: readonly SocialEvent[], isOver: (event: SocialEvent) => boolean): SocialEvent[] {
  const dated = events.filter(({ startsAt }) => startsAt !== null);
  const byStart = (one: SocialEvent, other: SocialEvent) => (one.startsAt ?? '').localeCompare(other.startsAt ?? '');
  return [
    ...dated.filter((event) => !isOver(event)).toSorted(byStart),
    ...dated.filter(isOver).toSorted((one, other) => byStart(other, one)),
    ...events.filter(({ startsAt }) => startsAt === null),
  ];
}
