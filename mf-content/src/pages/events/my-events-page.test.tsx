import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { scrollingReader } from '@social/build-preset/jest/scrolling-reader';
import { wireEvent } from '../../testing/wire-event';
import { EventsRoutes } from './events-routes';

const LISTS = ['events', 'my_events', 'going', 'interested', 'invited', 'past'];

/** Replies with all six lists, one of them filled. */
const lists = (name: string, events: unknown[]) => ({
  api_status: 200,
  ...Object.fromEntries(LISTS.map((list) => [list, list === name ? events : []])),
});

function renderEvents({ path = '/events', answers = {} }: { path?: string; answers?: Record<string, Answer> } = {}) {
  const provider = fakeProvider({
    'get-events': ({ form }) => lists(form.fetch ?? '', Object.keys(form).some((field) => field.endsWith('offset')) ? [] : [wireEvent(5)]),
    'go-to-event': () => ({ api_status: 200, go_status: 'going' }),
    'interest-event': () => ({ api_status: 200, interest_status: 'interested' }),
    ...answers,
  });
  signInAnew();
  return { provider, ...renderRegions({ '/events/*': <EventsRoutes /> }, { entry: path }) };
}

const card = (name: string) => screen.findByRole('article', { name });
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const join = (name = 'Event 5') => screen.getByRole('button', { name: `Join Now: ${name}` });
const refusal = { api_status: '400', errors: { error_id: 6, error_text: 'Event not found' } };

test("My Events lists the member's events with location, the provider's date text and the real counts", async () => {
  const { provider } = renderEvents();

  const event = within(await card('Event 5'));
  screen.getByRole('heading', { level: 1, name: 'My Events' });
  event.getByText('Back yard');
  event.getByText('02-23-20 18:00 – 02-23-20 21:30');
  event.getByText('3 going · 1 interested');
  event.getByTitle('No cover');
  expect(event.getByRole('link', { name: 'Event 5' }).getAttribute('href')).toBe('/events/5');
  expect(provider.callsOf('get-events')[0]?.form).toEqual({ fetch: 'my_events', my_limit: '10' });
});

test('an unambiguous date is formatted', async () => {
  renderEvents({
    answers: {
      'get-events': ({ form }) =>
        lists(form.fetch ?? '', [wireEvent(5, { starts_at: '2126-05-31T18:30:00', ends_at: '2126-05-31T21:00:00' })]),
    },
  });
  const event = within(await card('Event 5'));
  expect(event.getByText(/Fri, 31 May/).textContent).toMatch(/6:30\s*–\s*9:00\s*pm/i);
});

test.each([
  ['Events', 'my_events', ''],
  ['Going', 'going', '?list=going'],
  ['Invited', 'invited', '?list=invited'],
  ['Interested', 'interested', '?list=interested'],
  ['Past', 'past', '?list=past'],
  ['All events', 'events', '?list=events'],
])('the list %s fetches %s and stands in the address', async (label, fetch, search) => {
  const { user, provider } = renderEvents({ path: fetch === 'my_events' ? '/events?list=going' : '/events' });
  await card('Event 5');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), label);

  await waitFor(() => expect(address()).toBe(`/events${search}`));
  await card('Event 5');
  expect(provider.callsOf('get-events').some(({ form }) => form.fetch === fetch)).toBe(true);
});

test('the address opens its list', async () => {
  renderEvents({ path: '/events?list=past' });
  await card('Event 5');
  expect(screen.getByRole('option', { name: 'Past', selected: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Join Now/ })).toBeNull();
});

test('further pages load before the end is reached, until one has nothing new', async () => {
  const reachEnd = scrollingReader();
  const { provider } = renderEvents({
    answers: {
      'get-events': ({ form }) => lists('my_events', form.my_offset === '5' ? [wireEvent(4)] : form.my_offset ? [] : [wireEvent(5)]),
    },
  });
  await card('Event 5');

  reachEnd();
  await card('Event 4');
  reachEnd();

  await waitFor(() => expect(provider.callsOf('get-events')).toHaveLength(3));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('an empty list offers all events', async () => {
  const { user } = renderEvents({
    path: '/events?list=going',
    answers: { 'get-events': ({ form }) => lists('events', form.offset ? [] : [wireEvent(9)]) },
  });

  await screen.findByText('You are not going to any event');
  await user.click(screen.getByRole('button', { name: 'All events' }));

  await card('Event 9');
});

test('a failed list shows the reason with Retry', async () => {
  let isDown = true;
  const { user } = renderEvents({ answers: { 'get-events': () => (isDown ? NO_CONNECTION : lists('my_events', [wireEvent(5)])) } });

  expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await card('Event 5');
});

test('joining shows and counts at once and can be undone', async () => {
  const answers = ['going', 'not-going'];
  const { user, provider } = renderEvents({ answers: { 'go-to-event': () => ({ api_status: 200, go_status: answers.shift() }) } });
  await card('Event 5');

  await user.click(join());
  await screen.findByText('4 going · 1 interested');
  await screen.findByText('You are going to Event 5.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await screen.findByText('3 going · 1 interested');
  await waitFor(() => expect(provider.callsOf('go-to-event').map(({ form }) => form)).toEqual([{ event_id: '5' }, { event_id: '5' }]));
  join();
});

test('a refused response reverts and shows a notification', async () => {
  const { user } = renderEvents({ answers: { 'go-to-event': () => refusal } });
  await card('Event 5');

  await user.click(join());

  expect((await screen.findByRole('alert')).textContent).toContain('You are not going to Event 5. Event not found');
  screen.getByText('3 going · 1 interested');
  join();
});

test('interest is independent of going', async () => {
  const { user } = renderEvents();
  await card('Event 5');

  await user.click(screen.getByRole('button', { name: 'Interested: Event 5' }));

  await screen.findByText('3 going · 2 interested');
  expect(screen.getByRole('button', { name: 'Interested: Event 5' }).getAttribute('aria-pressed')).toBe('true');
});

test('joining an event refetches the other lists', async () => {
  const going: unknown[] = [];
  const { user } = renderEvents({
    path: '/events?list=going',
    answers: {
      'get-events': ({ form }) =>
        form.fetch === 'going' ? lists('going', form.going_offset ? [] : going) : lists('events', form.offset ? [] : [wireEvent(9)]),
      'go-to-event': () => (going.push(wireEvent(9, { is_going: true })), { api_status: 200, go_status: 'going' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'All events' }));
  await card('Event 9');
  await user.click(join('Event 9'));
  await screen.findByText('You are going to Event 9.');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Going');

  await card('Event 9');
});

test('events stand by date: the next one first, and those that are over in a section of their own, the latest first', async () => {
  const at = (id: number, day: string) => wireEvent(id, { starts_at: `${day}T18:30:00`, ends_at: `${day}T21:00:00` });
  renderEvents({
    answers: {
      'get-events': ({ form }) =>
        lists(form.fetch ?? '', [at(9, '2127-01-01'), at(8, '2020-05-01'), wireEvent(7), at(6, '2126-05-31'), at(5, '2021-03-02')]),
    },
  });

  await card('Event 9');
  const namesIn = (section: string) =>
    within(screen.getByRole('region', { name: section }))
      .getAllByRole('article')
      .map((article) => within(article).getByRole('heading').textContent);
  expect(namesIn('Coming up')).toEqual(['Event 6', 'Event 9', 'Event 7']);
  expect(namesIn('Past events')).toEqual(['Event 5', 'Event 8']);
});

test('the host of an event is not asked to join it, and an event that is over has a way to it', async () => {
  renderEvents({
    answers: {
      'get-events': ({ form }) =>
        lists(form.fetch ?? '', [wireEvent(6, { is_owner: true }), wireEvent(5, { ends_at: '2020-05-01T21:00:00' })]),
    },
  });

  const own = within(await card('Event 6'));
  own.getByText(/You host it$/);
  for (const event of [own, within(await card('Event 5'))]) {
    expect(event.queryByRole('button', { name: /Join Now|Interested/ })).toBeNull();
    event.getByRole('link', { name: /^See event/ });
  }
});
