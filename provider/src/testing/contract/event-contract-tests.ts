import { cancelEvent } from '@social/api/events/cancel-event';
import { createEvent, type NewEvent } from '@social/api/events/create-event';
import { editEvent } from '@social/api/events/edit-event';
import { fetchEventMembers } from '@social/api/events/fetch-event-members';
import { fetchEvent } from '@social/api/events/fetch-event';
import { fetchEvents } from '@social/api/events/fetch-events';
import { inviteToEvent } from '@social/api/events/invite-to-event';
import { toggleFollow } from '@social/api/people/toggle-follow';
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

  'edit-event': async ({ ana, ben, picture }) => {
    const id = await createEvent(ana.client, someEvent);
    await editEvent(ana.client, id, { ...someEvent, location: 'The new bandstand', cover: await picture() });
    await expect(fetchEvent(ben.client, id)).resolves.toMatchObject({
      location: 'The new bandstand',
      coverUrl: expect.stringMatching(/^http/),
      isCancelled: false,
    });
    await expect(editEvent(ben.client, id, someEvent)).rejects.toMatchObject({ kind: 'refused' });
  },

  'cancel-event': async ({ ana, ben }) => {
    const id = await createEvent(ana.client, someEvent);
    await cancelEvent(ana.client, id);
    await expect(fetchEvent(ben.client, id)).resolves.toMatchObject({ isCancelled: true });
    await expect(cancelEvent(ana.client, id)).rejects.toMatchObject({ kind: 'refused' });
  },

  get_event_members: async ({ ana, member }) => {
    const guest = await member();
    const id = await createEvent(ana.client, someEvent);
    await toggleGoing(guest.client, id);
    await expect(fetchEventMembers(ana.client, id, { answer: 'going', limit: 10 })).resolves.toMatchObject([{ id: guest.id }]);
    await expect(fetchEventMembers(ana.client, id, { answer: 'going', limit: 10, afterPersonId: guest.id })).resolves.toEqual([]);
  },

  'invite-to-event': async ({ member }) => {
    const [host, guest] = [await member(), await member()];
    const id = await createEvent(host.client, someEvent);
    await toggleFollow(host.client, guest.id);
    await inviteToEvent(host.client, id, guest.id);
    await expect(fetchEvents(guest.client, { list: 'invited', limit: 10 })).resolves.toMatchObject([{ id }]);
    await expect(inviteToEvent(guest.client, id, host.id)).rejects.toMatchObject({ kind: 'refused' });
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
