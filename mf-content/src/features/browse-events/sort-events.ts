import type { SocialEvent } from '@social/api/events/event';
import { t } from '@social/texts';

/** Events under one heading. */
export type EventSection = { heading: string; events: readonly SocialEvent[] };

/** Divides sorted events into those to come and those that are over; a section without events is omitted. */
export function toSections(events: readonly SocialEvent[], isOver: (event: SocialEvent) => boolean): EventSection[] {
  return [
    { heading: t('Coming up'), events: events.filter((event) => !isOver(event)) },
    { heading: t('Past events'), events: events.filter(isOver) },
  ].filter((section) => section.events.length > 0);
}

/**
 * Returns events by date. Coming events begin with the next one. Events whose date is only a text follow, in the provider's order. Past
 * events are last, the latest first.
 */
export function sortEvents(events: readonly SocialEvent[], isOver: (event: SocialEvent) => boolean): SocialEvent[] {
  const dated = events.filter(({ startsAt }) => startsAt !== null);
  const byStart = (one: SocialEvent, other: SocialEvent) => (one.startsAt ?? '').localeCompare(other.startsAt ?? '');
  return [
    ...dated.filter((event) => !isOver(event)).toSorted(byStart),
    ...events.filter((event) => event.startsAt === null && !isOver(event)),
    ...dated.filter(isOver).toSorted((one, other) => byStart(other, one)),
    ...events.filter((event) => event.startsAt === null && isOver(event)),
  ];
}
