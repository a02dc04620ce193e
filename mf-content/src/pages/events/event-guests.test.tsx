import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fakeProvider, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wireEvent } from '../../testing/wire-event';
import { wirePerson } from '../../testing/wire-person';
import { EventsRoutes } from './events-routes';

const soon = { starts_at: '2126-05-31T18:30:00', ends_at: '2126-05-31T21:00:00', is_cancelled: false };
const own = { ...soon, is_owner: true };
const ben = { ...wirePerson, user_id: '8', name: 'Ben Ode', username: 'ben' };
const carla = { ...wirePerson, user_id: '9', name: 'Carla Diaz', username: 'carla' };
const guests: Record<string, unknown[]> = { going: [ben], interested: [carla], invited: [] };

function renderEvent(fields: Record<string, unknown>, answers: Record<string, Answer> = {}, path = '/events/5') {
  const provider = fakeProvider({
    get_event_by_id: () => ({ api_status: 200, data: wireEvent(5, fields) }),
    get_event_members: ({ form }) => ({ api_status: 200, users: form.offset ? [] : guests[String(form.answer)] }),
    'get-friends': ({ form }) => ({ api_status: 200, data: { following: form.following_offset ? [] : [ben, carla], followers: [] } }),
    ...answers,
  });
  signInAnew();
  return { provider, ...renderRegions({ '/events/*': <EventsRoutes /> }, { entry: path }) };
}

const openDialog = async (user: ReturnType<typeof renderEvent>['user'], opener: string, title: string) => {
  await user.click(await screen.findByRole('button', { name: opener }));
  return within(screen.getByRole('dialog', { name: title }));
};

beforeEach(() => localStorage.clear());

test('guests are listed by their answer', async () => {
  const { user } = renderEvent(soon);
  const dialog = await openDialog(user, 'See who is coming', 'Guests');

  expect((await dialog.findByRole('link', { name: 'Ben Ode' })).getAttribute('href')).toBe('/profile/8');
  await user.click(dialog.getByRole('tab', { name: 'Interested' }));
  await dialog.findByRole('link', { name: 'Carla Diaz' });
  await user.click(dialog.getByRole('tab', { name: 'Invited' }));
  await dialog.findByText('Nobody has been invited yet.');
});

test('finds followed people by name and invites them, but not those who already go', async () => {
  const { user, provider } = renderEvent(soon, { 'invite-to-event': () => ({ api_status: 200 }) });
  const dialog = await openDialog(user, 'Invite', 'Invite people');
  await dialog.findByText('Going');
  expect(dialog.queryByRole('button', { name: 'Invite Ben Ode' })).toBeNull();

  await user.type(dialog.getByRole('searchbox', { name: 'Find among those you follow' }), 'CARL');
  expect(dialog.queryByText('Ben Ode')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Invite Carla Diaz' }));

  await dialog.findByText('Invited');
  expect(provider.callsOf('invite-to-event').map(({ form }) => form)).toEqual([{ event_id: '5', user_id: '9' }]);
});

test('a refused invitation can be sent again', async () => {
  const { user } = renderEvent(soon, { 'invite-to-event': () => refusal('This event is cancelled') });
  const dialog = await openDialog(user, 'Invite', 'Invite people');
  await user.click(await dialog.findByRole('button', { name: 'Invite Carla Diaz' }));

  await screen.findByText(/Carla Diaz was not invited\. This event is cancelled/);
  dialog.getByRole('button', { name: 'Invite Carla Diaz' });
});

test('the host changes what an event says; the form begins with its details', async () => {
  const { user, provider } = renderEvent(own, { 'edit-event': () => ({ api_status: 200 }) });
  await user.click(await screen.findByRole('link', { name: 'Edit' }));

  const location = await screen.findByLabelText(/^Location/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Start date/).value).toBe('2126-05-31');
  fireEvent.change(location, { target: { value: 'The hall' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));

  await screen.findByText('Your event is changed. Those who answered are notified.');
  expect(provider.callsOf('edit-event').map(({ form }) => form)).toEqual([
    {
      ...{ event_id: '5', event_name: 'Event 5', event_location: 'The hall', event_description: 'One pot and forty chairs' },
      ...{ event_start_date: '2126-05-31', event_start_time: '18:30', event_end_date: '2126-05-31', event_end_time: '21:00' },
    },
  ]);
});

test('a change that was refused stays in the form, also after a reload', async () => {
  const answers = { 'edit-event': () => refusal('This event is cancelled') };
  const { user, unmount } = renderEvent(own, answers, '/events/5/edit');
  fireEvent.change(await screen.findByLabelText(/^Location/), { target: { value: 'The hall' } });
  await user.click(screen.getByRole('button', { name: 'Save event' }));
  await screen.findByText(/The event was not changed\. Everything is kept here\. This event is cancelled/);

  unmount();
  renderEvent(own, answers, '/events/5/edit');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Location/)).value).toBe('The hall');
});

test('the host cancels an event once they have confirmed it', async () => {
  let isCancelled = false;
  const { user, provider } = renderEvent(own, {
    get_event_by_id: () => ({ api_status: 200, data: wireEvent(5, { ...own, is_cancelled: isCancelled }) }),
    'cancel-event': () => ((isCancelled = true), { api_status: 200 }),
  });
  const question = await openDialog(user, 'Cancel event', 'Cancel this event?');
  await user.click(question.getByRole('button', { name: 'Keep event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(provider.callsOf('cancel-event')).toEqual([]);

  const dialog = await openDialog(user, 'Cancel event', 'Cancel this event?');
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }));

  await screen.findByText('This event was cancelled by its host.');
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
});

test('a cancelled event takes no answers', async () => {
  renderEvent({ ...soon, is_cancelled: true });
  await screen.findByText(/This event is cancelled/);
  expect(screen.queryByRole('button', { name: /Join Now/ })).toBeNull();
});

test('a guest is offered neither to change nor to cancel, and their address of the form says so', async () => {
  renderEvent(soon, {}, '/events/5/edit');
  await screen.findByText('This event cannot be changed');
});

test('a host without these calls is asked for none of them', async () => {
  const { provider } = renderEvent({ ...own, is_cancelled: undefined });
  await screen.findByRole('heading', { level: 1, name: 'Event 5' });
  for (const name of ['Invite', 'Cancel event', 'See who is coming']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(provider.callsOf('get_event_members')).toEqual([]);
});
