import type { EventId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { fetchEvent } from './fetch-event';
import { fetchEvents } from './fetch-events';
import { toggleGoing } from './toggle-going';
import { toggleInterested } from './toggle-interested';

const eventId = '3' as EventId;
const wireEvent = {
  id: '3',
  name: 'Tea &amp; talk',
  start_date: '02-23-20',
  start_time: '08:00:00',
  user_data: wirePerson,
  is_going: 1,
  going_count: '1',
  interested_count: null,
};

test('each of the six lists is fetched by its own cursor', async () => {
  const { client, requests } = fakeClient(ok({ events: [], going: [wireEvent, {}], past: '' }));
  await expect(fetchEvents(client, { list: 'going', limit: 5, afterEventId: eventId })).resolves.toMatchObject([
    {
      id: '3',
      name: 'Tea & talk',
      startDateText: '02-23-20',
      poster: { id: '2' },
      isGoing: true,
      isMine: false,
      goingCount: 1,
      interestedCount: 0,
    },
  ]);
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ fetch: 'going', going_limit: '5', going_offset: '3' });
});

test('an unambiguous time is decoded where the host sends one', async () => {
  const { client } = fakeClient(ok({ events: [{ ...wireEvent, starts_at: '2026-02-23T08:00:00', ends_at: 'soon' }] }));
  await expect(fetchEvents(client, { list: 'events', limit: 5 }, { now: () => 7 })).resolves.toMatchObject([
    { startsAt: '2026-02-23T08:00', endsAt: null, isCancelled: null, readAt: 7 },
  ]);
});

test.each([[{ data: wireEvent }], [{ event_data: wireEvent }]])('one event, under either name', async (fields) => {
  await expect(fetchEvent(fakeClient(ok(fields)).client, eventId)).resolves.toMatchObject({ id: '3' });
});

test('going and interest are the states that the provider returns', async () => {
  await expect(toggleGoing(fakeClient(ok({ go_status: 'not-going' })).client, eventId)).resolves.toBe(false);
  await expect(toggleInterested(fakeClient(ok({ interest_status: 'interested' })).client, eventId)).resolves.toBe(true);
  await expect(toggleGoing(fakeClient(ok()).client, eventId)).rejects.toMatchObject({ kind: 'contract' });
  await expect(toggleGoing(fakeClient(refusal('Event not found')).client, eventId)).rejects.toMatchObject({
    memberText: 'Event not found',
  });
});
