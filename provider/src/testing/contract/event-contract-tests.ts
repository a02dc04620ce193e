import { createEvent, type NewEvent } from '@social/api/events/create-event';
import { fetchEvent } from '@social/api/events/fetch-event';
import { fetchEvents } from '@social/api/events/fetch-events';
import { toggleGoing } from '@social/api/events/toggle-going';
import { toggleInterested } from '@social/api/events/toggle-interested';
import type { ContractTests } from './test-context';

export const someEvent: NewEvent = {
  name: 'Tea in the park',
  location: 'The old bandstand',
  description: 'Bring a cup and a friend.',
  startDate: '2026-05-01',
  startTime: '15:00',
  endDate: '2026-05-01',
  endTime: '18:00',
};

export const eventContractTests: ContractTests = {
  'get-events': async ({ member }) => {
    const [poster, guest] = [await member(), await member()];
    const id = await createEvent(poster.client, someEvent);
    await expect(fetchEvents(poster.client, { list: 'my_events', limit: 10 })).resolves.toMatchObject([
      { id, name: 'Tea in the park', isMine: true },
    ]);
    await toggleGoing(guest.client, id);
    await toggleInterested(guest.client, id);
    for (const list of ['going', 'interested'] as const)
      await expect(fetchEvents(guest.client, { list, limit: 10 })).resolves.toMatchObject([{ id, goingCount: 1 }]);
    for (const list of ['invited', 'past'] as const) await expect(fetchEvents(guest.client, { list, limit: 10 })).resolves.toEqual([]);
    const [newest] = await fetchEvents(guest.client, { list: 'events', limit: 1 });
    expect(newest).toMatchObject({ id, isMine: false, isGoing: true, poster: { id: poster.id } });
  },

  get_event_by_id: async ({ ana, ben }) => {
    const id = await createEvent(ana.client, someEvent);
    await expect(fetchEvent(ben.client, id)).resolves.toMatchObject({
      id,
      location: 'The old bandstand',
      startDateText: '05-01-26',
      startTimeText: '15:00:00',
      goingCount: 0,
    });
  },

  'create-event': async ({ ana, picture }) => {
    const id = await createEvent(ana.client, { ...someEvent, cover: await picture() });
    await expect(fetchEvent(ana.client, id)).resolves.toMatchObject({ coverUrl: expect.stringMatching(/^http/), isMine: true });
    await expect(createEvent(ana.client, { ...someEvent, name: 'Tea' })).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringContaining('event_name'),
    });
  },

  'go-to-event': async ({ ana, ben }) => {
    const id = await createEvent(ana.client, someEvent);
    await expect(toggleGoing(ben.client, id)).resolves.toBe(true);
    await expect(fetchEvent(ben.client, id)).resolves.toMatchObject({ isGoing: true, goingCount: 1 });
    await expect(toggleGoing(ben.client, id)).resolves.toBe(false);
  },

  'interest-event': async ({ ana, ben }) => {
    const id = await createEvent(ana.client, someEvent);
    await expect(toggleInterested(ben.client, id)).resolves.toBe(true);
    await expect(fetchEvent(ben.client, id)).resolves.toMatchObject({ isInterested: true, interestedCount: 1 });
    await expect(toggleInterested(ben.client, id)).resolves.toBe(false);
  },
};
