import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventMembers, events } from '../../db/schema/events';
import { toBytes, drawPicture } from '../../testing/test-files';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Event = Record<string, unknown> & { id: string };

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const form = {
  event_name: 'Long table',
  event_location: 'Back yard',
  event_description: 'One pot and forty chairs',
  event_start_date: '2026-03-20',
  event_end_date: '2026-03-21',
  event_start_time: '18:00',
  event_end_time: '01:30',
};
const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });

async function addEvent(by: Member, name: string, startsAt = '2026-03-20T18:00:00Z'): Promise<number> {
  const [row] = await provider.db
    .insert(events)
    .values({
      posterId: Number(by.id),
      name,
      location: 'Yard',
      description: 'A description',
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt),
    })
    .returning({ id: events.id });
  return row?.id ?? 0;
}
async function list(as: Member, fetch: string, more: Record<string, string | number> = {}): Promise<Event[]> {
  return (await provider.call('get-events', { fetch, ...more }, as))[fetch] as Event[];
}
const getNames = (found: Event[]) => found.map(({ name }) => name);
const storedFiles = async () =>
  (await readdir(join(provider.config.uploadsDirectory, 'upload'), { recursive: true })).filter((name) => name.endsWith('.jpg'));

test('a new event returns its dates, its cover and its poster', async () => {
  const { event_id: id } = await provider.upload('create-event', form, [['event_cover', 'table.jpg', await drawPicture()]], ben);

  const { data } = await provider.call('get_event_by_id', { event_id: Number(id) }, asha);
  expect(data).toMatchObject({
    ...{ id: String(id), name: 'Long table', location: 'Back yard', description: 'One pot and forty chairs', poster_id: ben.id },
    ...{ start_date: '03-20-26', start_time: '18:00:00', end_date: '03-21-26', end_time: '01:30:00' },
    ...{ starts_at: '2026-03-20T18:00:00', ends_at: '2026-03-21T01:30:00' },
    ...{ is_owner: false, is_going: false, is_interested: false, going_count: '0', interested_count: '0', user_data: { username: 'ben' } },
  });
  const { cover } = data as { cover: string };
  expect((await provider.app.inject(new URL(cover).pathname)).headers['content-type']).toBe('image/jpeg');
});

test('an invalid event is refused by the name of the field', async () => {
  const wrong: [field: string, value: string][] = [
    ['event_name', 'Tea'],
    ['event_location', '  '],
    ['event_description', 'Too short'],
    ['event_start_date', '2026-02-30'],
    ['event_start_date', '20.03.2026'],
    ['event_end_date', ''],
    ['event_start_time', '25:00'],
  ];
  for (const [field, value] of wrong)
    expect(await provider.call('create-event', { ...form, [field]: value }, ben)).toMatchObject(refusal(field));
  expect(await provider.call('create-event', { ...form, event_end_date: '2026-03-20', event_end_time: '17:59' }, ben)).toMatchObject(
    refusal('can not end before it starts'),
  );
  expect(await list(ben, 'my_events')).toEqual([]);
});

test('a cover that is no picture refuses the event, and a refused event does not store its cover', async () => {
  expect(await provider.upload('create-event', form, [['event_cover', 'cover.jpg', toBytes('<html></html>')]], ben)).toMatchObject(
    refusal('cover.jpg'),
  );
  expect(
    await provider.upload(
      'create-event',
      { ...form, event_end_date: '2026-03-19' },
      [['event_cover', 'cover.jpg', await drawPicture()]],
      ben,
    ),
  ).toMatchObject({ api_status: '400' });

  expect(await list(ben, 'my_events')).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test('each of the six lists has the events of its kind', async () => {
  const [mine, going, interested, invited, past] = [
    await addEvent(asha, 'Mine'),
    await addEvent(ben, 'Going'),
    await addEvent(ben, 'Interested'),
    await addEvent(ben, 'Invited'),
    await addEvent(ben, 'Past', '2026-03-01T18:00:00Z'),
  ];
  const memberId = Number(asha.id);
  await provider.db.insert(eventMembers).values([
    { eventId: going, memberId, isGoing: true },
    { eventId: interested, memberId, isInterested: true },
    { eventId: invited, memberId, isInvited: true },
    { eventId: past, memberId, isGoing: false },
  ]);

  expect(getNames(await list(asha, 'events'))).toEqual(['Invited', 'Interested', 'Going', 'Mine']);
  expect(getNames(await list(asha, 'my_events'))).toEqual(['Mine']);
  expect(getNames(await list(asha, 'going'))).toEqual(['Going']);
  expect(getNames(await list(asha, 'interested'))).toEqual(['Interested']);
  expect(getNames(await list(asha, 'invited'))).toEqual(['Invited']);
  expect(getNames(await list(asha, 'past'))).toEqual(['Past']);
  expect(mine).toBeGreaterThan(0);
});

test('every tab pages by its own cursor and limit', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five'];
  for (const name of names) await addEvent(asha, name);
  const seen: unknown[] = [];
  let after = 0;
  for (;;) {
    const page = await list(asha, 'my_events', { my_limit: 2, my_offset: after });
    seen.push(...getNames(page));
    await addEvent(asha, 'Meanwhile');
    if (page.length < 2) break;
    after = Number(page.at(-1)?.id);
  }

  expect(seen).toEqual(names.toReversed());
  expect(await list(asha, 'my_events', { limit: 3 })).toHaveLength(3);
  expect(await provider.call('get-events', { fetch: 'my_events', my_limit: '-1' }, asha)).toMatchObject(refusal('my_limit'));
});

test('the poster is notified of a guest, and an answer to an unknown event is refused', async () => {
  const id = await addEvent(ben, 'Supper');
  await provider.call('go-to-event', { event_id: id }, asha);

  expect(await provider.call('get-general-data', { fetch: 'notifications' }, ben)).toMatchObject({
    notifications: [{ type: 'going_event', event_id: String(id), notifier_id: asha.id }],
  });
  for (const call of ['go-to-event', 'interest-event', 'get_event_by_id']) {
    expect(await provider.call(call, { event_id: 999 }, asha)).toMatchObject(refusal('Event not found'));
    expect(await provider.call(call, {}, asha)).toMatchObject(refusal('event_id'));
  }
});

test('members who have blocked each other do not see each other’s events', async () => {
  const id = await addEvent(ben, 'Supper');
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, ben);

  expect(await list(asha, 'events')).toEqual([]);
  expect(await provider.call('go-to-event', { event_id: id }, asha)).toMatchObject(refusal('Event not found'));
  expect(await list(ben, 'events')).toHaveLength(1);
});
