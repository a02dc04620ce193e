import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { follows } from '@social/session';
import { screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage } from '../../testing/wire-post';

const person = (id: number) => ({
  user_id: String(id),
  username: `member${id}`,
  name: `Member ${id}`,
  first_name: '',
  last_name: '',
  avatar: '',
  is_following: 0,
});

function renderSuggestions(answers: Record<string, Answer>) {
  follows.clear();
  const provider = fakeProvider({ posts: () => wirePage(), ...answers });
  return { ...renderHome({ withSuggestions: true }), ...provider };
}

const row = () => screen.findByRole('article', { name: 'Friend Suggestions' });

test('suggestions stand after the third post', async () => {
  renderSuggestions({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(9, 8, 7, 6) : wirePage()),
    'fetch-recommended': ({ form }) => ({ api_status: 200, data: form.offset === undefined ? [person(5)] : [] }),
  });
  await row();
  await screen.findByText('Post 6');

  const names = screen.getAllByRole('article').map((article) => article.textContent ?? '');
  expect(names.findIndex((name) => name.includes('Friend Suggestions'))).toBe(3);
  expect(names[2]).toContain('Post 7');
});

test('Add Friend becomes a disabled Requested and sends one request', async () => {
  const { user, callsOf } = renderSuggestions({
    'fetch-recommended': ({ form }) => ({ api_status: 200, data: form.offset === undefined ? [person(5), person(6)] : [] }),
    'follow-user': () => ({ api_status: 200, follow_status: 'followed' }),
  });
  const suggestions = await row();
  expect(within(suggestions).getByText('@member5')).not.toBeNull();

  await user.click(within(suggestions).getByRole('button', { name: 'Add Friend Member 5' }));

  const requested = await within(suggestions).findByRole<HTMLButtonElement>('button', { name: 'Requested Member 5' });
  expect(requested.disabled).toBe(true);
  expect(requested.textContent).toBe('Requested');
  await waitFor(() => expect(callsOf('follow-user').map(({ form }) => form.user_id)).toEqual(['5']));
});

test('a refused request shows a notification and can be repeated', async () => {
  const { user } = renderSuggestions({
    'fetch-recommended': ({ form }) => ({ api_status: 200, data: form.offset === undefined ? [person(5)] : [] }),
    'follow-user': () => ({ api_status: '400', errors: { error_text: 'You can not follow this member' } }),
  });
  await user.click(within(await row()).getByRole('button', { name: 'Add Friend Member 5' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Member 5 was not asked. You can not follow this member');
  expect(within(await row()).getByRole<HTMLButtonElement>('button', { name: 'Add Friend Member 5' }).disabled).toBe(false);
});

test('the next ten people load near the end of the row', async () => {
  const { callsOf } = renderSuggestions({
    'fetch-recommended': ({ form }) => ({
      api_status: 200,
      data: form.offset === undefined ? [person(9), person(8)] : form.offset === '8' ? [person(7)] : [],
    }),
  });

  await screen.findByText('Member 7');
  await waitFor(() =>
    expect(callsOf('fetch-recommended').map(({ form }) => [form.type, form.limit, form.offset])).toEqual([
      ['users', '10', undefined],
      ['users', '10', '8'],
      ['users', '10', '7'],
    ]),
  );
});

test('a dismissed suggestion comes back with Undo', async () => {
  const { user } = renderSuggestions({
    'fetch-recommended': ({ form }) => ({ api_status: 200, data: form.offset === undefined ? [person(5), person(6)] : [] }),
  });
  await user.click(within(await row()).getByRole('button', { name: 'Do not suggest Member 5' }));
  expect(screen.queryByText('Member 5')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Member 5');
});

test('the arrows move the row by three cards', async () => {
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  const { user } = renderSuggestions({
    'fetch-recommended': ({ form }) => ({ api_status: 200, data: form.offset === undefined ? [person(5)] : [] }),
  });
  await user.click(within(await row()).getByRole('button', { name: 'More suggestions' }));
  await user.click(within(await row()).getByRole('button', { name: 'Earlier suggestions' }));
  expect(scrollBy.mock.calls.map(([options]) => (options as ScrollToOptions).left)).toEqual([528, -528]);
});

test('failed suggestions show the reason with Retry', async () => {
  let isDown = true;
  const { user } = renderSuggestions({
    'fetch-recommended': ({ form }) => (isDown ? NO_CONNECTION : { api_status: 200, data: form.offset === undefined ? [person(5)] : [] }),
  });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Friend suggestions could not be loaded');
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));
  await screen.findByText('Member 5');
});
