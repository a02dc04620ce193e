import { addFollow } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
});
afterEach(() => provider.stop());

const form = {
  event_name: 'Long table',
  event_location: 'Back yard',
  event_description: 'One pot and forty chairs',
  event_start_date: '2026-03-20',
  event_end_date: '2026-03-20',
  event_start_time: '18:00',
  event_end_time: '23:00',
};
const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const addEvent = async (host: Member) => Number((await provider.call('create-event', form, host)).event_id);
const listGuests = async (as: Member, id: number, answer: string, more = {}) =>
  ((await provider.call('get_event_members', { event_id: id, answer, ...more }, as)).users as { username: string }[]).map(
    ({ username }) => username,
  );
const listTypes = async (as: Member) =>
  ((await provider.call('get-general-data', { fetch: 'notifications' }, as)).notifications as { type: string }[]).map(({ type }) => type);

test('guests are listed by answer and page by page, without blocked members', async () => {
  const id = await addEvent(asha);
  for (const guest of [ben, carla]) await provider.call('go-to-event', { event_id: id }, guest);
  await provider.call('interest-event', { event_id: id }, carla);

  expect(await listGuests(ben, id, 'going')).toEqual(['carla', 'ben']);
  expect(await listGuests(ben, id, 'going', { limit: 1, offset: carla.id })).toEqual(['ben']);
  expect(await listGuests(ben, id, 'interested')).toEqual(['carla']);
  await provider.call('block-user', { user_id: carla.id, block_action: 'block' }, ben);
  expect(await listGuests(ben, id, 'going')).toEqual(['ben']);
  expect(await provider.call('get_event_members', { event_id: 999, answer: 'going' }, ben)).toMatchObject(refusal('Event not found'));
});

test('a member invites members that they follow, and each is notified once', async () => {
  const id = await addEvent(asha);
  const invite = (who: Member, by: Member) => provider.call('invite-to-event', { event_id: id, user_id: who.id }, by);
  expect(await invite(carla, ben)).toMatchObject(refusal('people that you follow'));

  await addFollow(provider, ben.id, carla.id);
  for (let time = 0; time < 2; time += 1) expect(await invite(carla, ben)).toMatchObject({ api_status: 200 });

  expect(await listTypes(carla)).toEqual(['invited_event']);
  expect(await listGuests(ben, id, 'invited')).toEqual(['carla']);
  expect(await provider.call('get-events', { fetch: 'invited' }, carla)).toMatchObject({ invited: [{ id: String(id) }] });
});

test('neither the host nor a member who may not see the event can be invited', async () => {
  const id = await addEvent(asha);
  for (const other of [asha, carla]) await addFollow(provider, ben.id, other.id);
  await provider.call('block-user', { user_id: carla.id, block_action: 'block' }, asha);

  for (const other of [asha, carla])
    expect(await provider.call('invite-to-event', { event_id: id, user_id: other.id }, ben)).toMatchObject(
      refusal('people that you follow'),
    );
  expect(await listTypes(carla)).toEqual([]);
});

test('the host changes an event, and those who answered are notified', async () => {
  const id = await addEvent(asha);
  await provider.call('go-to-event', { event_id: id }, ben);
  const changed = { ...form, event_id: id, event_location: 'The hall', event_start_time: '19:00' };

  expect(await provider.call('edit-event', changed, ben)).toMatchObject(refusal('Only its host'));
  expect(await provider.call('edit-event', { ...changed, event_end_date: '2026-03-19' }, asha)).toMatchObject(refusal('before it starts'));
  expect(await provider.call('edit-event', changed, asha)).toMatchObject({ api_status: 200 });

  expect(await provider.call('get_event_by_id', { event_id: id }, ben)).toMatchObject({
    data: { location: 'The hall', start_time: '19:00:00', name: 'Long table', is_cancelled: false },
  });
  expect(await listTypes(ben)).toEqual(['changed_event']);
  expect(await listTypes(carla)).toEqual([]);
});

test('a cancelled event notifies its guests, is no longer announced, and takes no answers', async () => {
  const id = await addEvent(asha);
  await addFollow(provider, asha.id, carla.id);
  await provider.call('invite-to-event', { event_id: id, user_id: carla.id }, asha);
  await provider.call('go-to-event', { event_id: id }, ben);

  expect(await provider.call('cancel-event', { event_id: id }, ben)).toMatchObject(refusal('Only its host'));
  expect(await provider.call('cancel-event', { event_id: id }, asha)).toMatchObject({ api_status: 200 });

  expect(await listTypes(ben)).toEqual(['cancelled_event']);
  expect(await listTypes(carla)).toEqual(['cancelled_event', 'invited_event']);
  expect(await provider.call('get-events', { fetch: 'events,going' }, ben)).toMatchObject({ events: [], going: [{ is_cancelled: true }] });
  expect(await provider.call('go-to-event', { event_id: id }, carla)).toMatchObject(refusal('cancelled'));
  expect(await provider.call('invite-to-event', { event_id: id, user_id: carla.id }, asha)).toMatchObject(refusal('cancelled'));
  for (const call of ['cancel-event', 'edit-event'])
    expect(await provider.call(call, { ...form, event_id: id }, asha)).toMatchObject(refusal('cancelled'));
});

test('a guest is reminded once within a day of the event, and again after it is postponed', async () => {
  const id = await addEvent(asha);
  await provider.call('go-to-event', { event_id: id }, ben);
  await provider.call('interest-event', { event_id: id }, carla);
  expect(await listTypes(ben)).toEqual([]);

  const startsAt = new Date('2026-03-20T18:00:00Z').getTime();
  provider.passSeconds((startsAt - provider.now().getTime()) / 1000 - 20 * 3600);
  for (let time = 0; time < 2; time += 1) expect(await listTypes(ben)).toEqual(['event_reminder']);
  expect(await listTypes(carla)).toEqual([]);

  await provider.call('edit-event', { ...form, event_id: id, event_end_time: '23:30' }, asha);
  expect(await listTypes(ben)).toEqual(['changed_event', 'event_reminder']);
  await provider.call('edit-event', { ...form, event_id: id, event_start_time: '19:00' }, asha);
  expect(await listTypes(ben)).toEqual(['event_reminder', 'changed_event', 'event_reminder']);
});
