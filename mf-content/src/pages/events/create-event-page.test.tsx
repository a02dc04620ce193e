import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { wireEvent } from '../../testing/wire-event';
import { EventsRoutes } from './events-routes';

async function renderForm(answer: Answer = () => ({ api_status: 200, event_id: 77 })) {
  const provider = fakeProvider({ 'create-event': answer, get_event_by_id: () => ({ api_status: 200, data: wireEvent(77) }) });
  signInAnew();
  const rendered = renderRegions({ '/events/*': <EventsRoutes /> }, { entry: '/events/create' });
  await screen.findByRole('button', { name: 'Create Event' });
  return { provider, ...rendered };
}

const box = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const submit = () => screen.getByRole('button', { name: 'Create Event' });
const findError = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;

function fill() {
  type('Event name', 'Long table');
  type('Location', 'Back yard');
  type('Start date', '2026-03-20');
  type('Start time', '18:00');
  type('End date', '2026-03-21');
  type('End time', '01:30');
  type('Description', 'One pot and forty chairs');
}

const sent = {
  event_name: 'Long table',
  event_location: 'Back yard',
  event_description: 'One pot and forty chairs',
  event_start_date: '2026-03-20',
  event_start_time: '18:00',
  event_end_date: '2026-03-21',
  event_end_time: '01:30',
};

beforeEach(() => localStorage.clear());

test('a complete event is published and opened', async () => {
  const { user, provider } = await renderForm();
  fill();

  await user.click(submit());

  await screen.findByRole('heading', { level: 1, name: 'Event 77' });
  screen.getByText('Your event is published.');
  expect(provider.callsOf('create-event').map(({ form }) => form)).toEqual([sent]);
});

test('an incomplete event sends nothing and moves the focus to the first invalid field', async () => {
  const { user, provider } = await renderForm();
  type('Event name', 'Tea');

  await user.click(submit());

  expect(findError('Event name')).toBe('Please enter a name of at least 5 characters');
  expect(findError('Location')).toBe('Please enter a location');
  expect(findError('Description')).toBe('Please describe the event in at least 10 characters');
  expect(findError('Start date')).toBe('Please choose a start date');
  expect(document.activeElement).toBe(box('Event name'));
  expect(provider.calls).toEqual([]);
});

test.each([
  ['End date', '2026-03-19'],
  ['End time', '17:59'],
])('an event that ends before it starts shows an error: %s %s', async (field, value) => {
  const { user } = await renderForm();
  fill();
  if (field === 'End time') type('End date', '2026-03-20');
  type(field, value);

  await user.click(submit());

  expect(findError(field)).toBe('The event can not end before it starts');
  expect(document.activeElement).toBe(box(field));
});

test('the first start date is also the end date', async () => {
  await renderForm();
  type('Start date', '2026-03-20');
  expect(box('End date')).toHaveProperty('value', '2026-03-20');
});

test('the end date follows a start date that is typed by keys, until another is chosen', async () => {
  await renderForm();
  type('Start date', '0002-03-20');
  type('Start date', '2026-03-20');
  expect(box('End date')).toHaveProperty('value', '2026-03-20');
  type('End date', '2026-03-25');
  type('Start date', '2026-03-22');
  expect(box('End date')).toHaveProperty('value', '2026-03-25');
});

test('the draft survives leaving the page', async () => {
  const { unmount } = await renderForm();
  fill();
  unmount();

  await renderForm();

  expect(box('Event name')).toHaveProperty('value', 'Long table');
  expect(box('End time')).toHaveProperty('value', '01:30');
});

test('a refused field shows the provider’s reason', async () => {
  const { user } = await renderForm(() => ({ api_status: '400', errors: { error_id: 3, error_text: 'event_location is on the moon' } }));
  fill();

  await user.click(submit());

  await waitFor(() => expect(findError('Location')).toBe('is on the moon'));
});

test('a lost answer warns that the event may be published and retains the draft', async () => {
  const { user } = await renderForm(() => NO_CONNECTION);
  fill();

  await user.click(submit());

  expect((await screen.findByRole('alert')).textContent).toMatch(/not published.*kept here.*It may be published all the same/);
  expect(box('Event name')).toHaveProperty('value', 'Long table');
});

test('a cover has a preview and can be removed before it is sent', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:cover', revokeObjectURL: () => undefined });
  const { user, provider } = await renderForm();
  fill();

  await user.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'table.jpg', { type: 'image/jpeg' }));
  expect(screen.getByRole('img', { name: 'Preview of the cover' }).getAttribute('src')).toBe('blob:cover');
  await user.click(screen.getByRole('button', { name: 'Remove cover' }));
  expect(screen.queryByRole('img', { name: 'Preview of the cover' })).toBeNull();
  await user.upload(screen.getByLabelText('Cover picture'), new File(['x'], 'table.jpg', { type: 'image/jpeg' }));
  await user.click(submit());

  await waitFor(() => expect(Object.keys(provider.callsOf('create-event')[0]?.form ?? {})).toContain('event_cover'));
});

test('a cover that is too large shows the limit', async () => {
  await renderForm();
  const large = Object.defineProperty(new File(['x'], 'table.png', { type: 'image/png' }), 'size', { value: 13 * 1024 * 1024 });
  fireEvent.change(screen.getByLabelText('Cover picture'), { target: { files: [large] } });
  expect((await screen.findByRole('alert')).textContent).toBe('“table.png” was left out: it has 13.0 MB, and a photo may have 12 MB.');
  expect(screen.queryByRole('img', { name: 'Preview of the cover' })).toBeNull();
});

test('a file that is not an image shows an error', async () => {
  await renderForm();
  fireEvent.change(screen.getByLabelText('Cover picture'), { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect((await screen.findByRole('alert')).textContent).toBe('Please select a valid image file.');
});
