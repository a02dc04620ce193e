import { startProvider, type RunningProvider } from '../../testing/start-provider';

type Member = Awaited<ReturnType<RunningProvider['signUp']>>;

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
  event_end_date: '2026-03-20',
  event_start_time: '18:00',
  event_end_time: '23:00',
};

test('an event is in each list that it belongs to, and every reply has all six lists', async () => {
  const { event_id: id } = await provider.call('create-event', form, ben);
  expect(await provider.call('go-to-event', { event_id: Number(id) }, asha)).toMatchObject({ go_status: 'going' });

  const reply = await provider.call('get-events', { fetch: 'events,going' }, asha);
  expect(reply).toMatchObject({
    events: [{ id: String(id), name: 'Long table', is_going: true, going_count: '1', interested_count: '0', is_owner: false }],
    going: [{}],
    my_events: [],
    interested: [],
    invited: [],
    past: [],
  });
  expect(await provider.call('get-events', { fetch: 'my_events' }, ben)).toMatchObject({ my_events: [{ is_owner: true }], events: [] });

  provider.passSeconds(30 * 24 * 3600);
  expect(await provider.call('get-events', { fetch: 'events,past' }, asha)).toMatchObject({ events: [], past: [{ id: String(id) }] });
});

test('going and being interested are independent toggles', async () => {
  const { event_id } = await provider.call('create-event', form, ben);
  const event = { event_id: Number(event_id) };

  expect(await provider.call('go-to-event', event, asha)).toMatchObject({ go_status: 'going' });
  expect(await provider.call('interest-event', event, asha)).toMatchObject({ interest_status: 'interested' });
  expect(await provider.call('go-to-event', event, asha)).toMatchObject({ go_status: 'not-going' });
  expect(await provider.call('get_event_by_id', event, asha)).toMatchObject({ data: { is_going: false, is_interested: true } });
});

test('an event that ends before it starts is refused', async () => {
  expect(await provider.call('create-event', { ...form, event_end_date: '2026-03-19' }, ben)).toMatchObject({
    errors: { error_text: 'The event can not end before it starts' },
  });
  expect(await provider.call('create-event', { ...form, event_start_date: '2026-02-31' }, ben)).toMatchObject({
    errors: { error_text: expect.stringContaining('event_start_date') },
  });
});
