import { signInAnew } from '@social/session/testing/sign-in-anew';
import { setServerClock } from '@social/ui';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { wireEvent } from '../../testing/wire-event';
import { EventsRoutes } from './events-routes';

function renderEvent({
  path = '/events/5',
  answer = () => ({ api_status: 200, data: wireEvent(5) }),
}: { path?: string; answer?: Answer } = {}) {
  const provider = fakeProvider({ get_event_by_id: answer });
  signInAnew();
  return { provider, ...renderRegions({ '/events/*': <EventsRoutes /> }, { entry: path }) };
}

const soon = { starts_at: '2126-05-31T18:30:00', ends_at: '2126-05-31T21:00:00' };

test('an event shows time, location, description, counts and host', async () => {
  const { provider } = renderEvent();

  await screen.findByRole('heading', { level: 1, name: 'Event 5' });
  const event = within(screen.getByRole('article'));
  event.getByText('02-23-20 18:00 – 02-23-20 21:30');
  event.getByText('Back yard');
  expect(event.getByRole('link', { name: 'Show on a map' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/search?query=Back+yard',
  );
  event.getByText('One pot and forty chairs');
  event.getByText('3 going · 1 interested');
  expect(event.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile/7');
  expect(provider.calls[0]?.form).toEqual({ event_id: '5' });
});

test('a date that is only text gives no calendar file and says so', async () => {
  renderEvent();
  await screen.findByText(/there is no calendar file/);
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('a date with a time downloads as a calendar file', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:1'), revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderEvent({ answer: () => ({ api_status: 200, data: wireEvent(5, soon) }) });

  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));

  expect(saved).toEqual(['event-5.ics']);
  expect(files[0]?.type).toContain('text/calendar');
});

test('an event that is over cannot be joined', async () => {
  renderEvent({ answer: () => ({ api_status: 200, data: wireEvent(5, { starts_at: '2020-01-01T18:00', ends_at: '2020-01-01T20:00' }) }) });
  await screen.findByText(/This event is over/);
  expect(screen.queryByRole('button', { name: /Join Now/ })).toBeNull();
});

test('whether an event is over is decided by the server’s clock, not by a device that is years ahead', async () => {
  setServerClock(() => new Date('2020-01-01T19:00:00Z').getTime());
  const over = { starts_at: '2020-01-01T18:00:00Z', ends_at: '2020-01-02T20:00:00Z' };
  renderEvent({ answer: () => ({ api_status: 200, data: wireEvent(5, over) }) });
  await screen.findByRole('button', { name: /Join Now/ });
  setServerClock(() => Date.now());
});

test('the address of an event can be copied and shared', async () => {
  const { user } = renderEvent();

  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share event' }));
  for (const way of ['Facebook', 'WhatsApp', 'LinkedIn']) await dialog.findByRole('button', { name: way });
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));

  await screen.findByText('The link to the event is copied.');
  await expect(navigator.clipboard.readText()).resolves.toBe('http://localhost/events/5');
});

test('a missing event shows an empty state with a link back', async () => {
  renderEvent({ answer: () => ({ api_status: '400', errors: { error_id: 6, error_text: 'Event not found' } }) });

  await screen.findByText('This event is not here');
  screen.getByText('Event not found');
  expect(screen.getByRole('link', { name: 'My Events' }).getAttribute('href')).toBe('/events');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a failed event loads again with Retry', async () => {
  let isDown = true;
  const { user } = renderEvent({ answer: () => (isDown ? NO_CONNECTION : { api_status: 200, data: wireEvent(5) }) });

  await screen.findByText('The event could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await screen.findByRole('heading', { level: 1, name: 'Event 5' });
});
