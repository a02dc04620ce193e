import type { PersonId } from '@social/api';
import { follows, sessionStore } from '@social/session';
import { NO_CONNECTION, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { scrollingReader } from '@social/build-preset/jest/scrolling-reader';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { fill, renderShell, signInDemo } from '../testing/render-shell';

afterEach(() => act(() => sessionStore.signOut()));

const wireAsha = {
  ...{ user_id: '2', username: 'asha', name: 'Asha Rao', first_name: 'Asha', last_name: 'Rao', avatar: '', cover: '', verified: '1' },
  ...{ about: 'Ferns and hills', website: 'https://asha.example', birthday: '1990-12-31', gender: 'female', is_following: 0 },
  ...{ is_following_me: 1, details: { post_count: '12', followers_count: '4', following_count: '3' } },
};
const wireDemo = {
  ...wireAsha,
  user_id: '7',
  username: 'demo',
  name: 'Demo Member',
  first_name: 'Demo',
  last_name: 'Member',
  is_following_me: 0,
};

const people: Answer = ({ form }) => {
  if (form.user_id === '7') return { api_status: 200, user_data: wireDemo };
  return form.user_id === '2' ? { api_status: 200, user_data: wireAsha } : refusal('User not found');
};

async function openProfile(path: string, answers: Record<string, Answer> = {}) {
  signInDemo();
  const provider = fakeShellProvider({
    'get-user-data': people,
    'get-user-data-username': () => ({ api_status: 200, user_data: wireAsha }),
    'get-blocked-users': () => ({ api_status: 200, blocked_users: [] }),
    ...answers,
  });
  const shell = renderShell(path);
  await screen.findByRole('main');
  return { provider, ...shell };
}

const main = () => within(screen.getByRole('main'));
const heading = () => main().findByRole('heading', { level: 1, name: /Asha Rao/ });

test('a member’s profile shows names, text, counts and posts', async () => {
  await openProfile('/profile/2');
  await heading();
  expect(main().queryByText('@asha')).not.toBeNull();
  expect(main().queryByText('Ferns and hills')).not.toBeNull();
  expect(main().queryByText('Follows you')).not.toBeNull();
  const counts = within(main().getByRole('list', { name: 'Counts' })).getAllByRole('link');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['12 Posts', '4 Followers', '3 Following']);
  expect(main().getByRole('tab', { selected: true }).textContent).toBe('Posts');
  expect(document.title).toContain('Asha Rao');
});

test('the URL of a mention shows the same member', async () => {
  await openProfile('/profile?username=asha');
  await heading();
});

test.each(['/profile/0', '/profile/99', '/profile/%20'])('%s leads to no person, and says so', async (path) => {
  await openProfile(path);
  expect(await main().findByText('This profile can not be shown')).toBeTruthy();
});

test('a profile that fails to load shows the reason with Retry', async () => {
  let isDown = true;
  const { user } = await openProfile('/profile/2', { 'get-user-data': (call) => (isDown ? { api_status: 200 } : people(call)) });
  const retry = await main().findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  await heading();
});

test('Follow is optimistic and counted; a refusal reverts it and shows a notice', async () => {
  const { user, provider } = await openProfile('/profile/2', { 'follow-user': () => refusal('Not today') });
  await user.click(await main().findByRole('button', { name: 'Follow back Asha Rao' }));
  expect(await screen.findByText('Not today You do not follow Asha Rao.')).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Follow back Asha Rao' })).not.toBeNull();

  provider.when('follow-user', () => ({ api_status: 200, follow_status: 'requested' }));
  provider.when('get-user-data', ({ form }) => ({ api_status: 200, user_data: { ...wireAsha, user_id: form.user_id, is_following: 2 } }));
  await user.click(main().getByRole('button', { name: 'Follow back Asha Rao' }));
  expect(await main().findByRole('button', { name: 'Requested Asha Rao' })).toBeTruthy();
});

test.each(['/profile/2', '/profile?username=asha'])(
  'at %s, a follow is not undone by an answer that was asked for before',
  async (path) => {
    let answer = (): void => undefined;
    const late = () => new Promise((resolve) => (answer = () => resolve({ api_status: 200, user_data: wireAsha })));
    const { provider } = await openProfile(path, {
      'get-user-data': (call) => (call.form.user_id === '2' ? late() : people(call)),
      'get-user-data-username': late,
      'follow-user': () => ({ api_status: 200, follow_status: 'followed' }),
    });
    await waitFor(() => expect(provider.calls.some(({ form }) => form.user_id === '2' || form.username === 'asha')).toBe(true));
    // As from a list of people on the same page.
    await act(() => follows.set('2' as PersonId, { value: 'none' }, 'following'));
    // Times are compared by their milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5));
    answer();
    expect(await main().findByRole('button', { name: 'Following Asha Rao' })).toBeTruthy();
  },
);

test('Message opens the conversation with the person’s name', async () => {
  const { user } = await openProfile('/profile/2');
  await user.click(await main().findByRole('button', { name: 'Message' }));
  expect(window.location.pathname).toBe('/chat-detailed/2');
  expect(localStorage.getItem('chat_user_2')).toContain('Asha Rao');
});

const friend = (id: number) => ({ ...wireAsha, user_id: String(id), username: `m${id}`, name: `Member ${id}` });

test('followers are loaded page by page, each with Follow back', async () => {
  const { user, provider } = await openProfile('/profile/2', {
    'get-friends': ({ form }) => ({ api_status: 200, data: { followers: form.followers_offset ? [] : [friend(9), friend(8)] } }),
  });
  await user.click(await main().findByRole('tab', { name: 'Followers' }));
  const list = await main().findByRole('list', { name: 'Followers' });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Follow Member 9', 'Follow Member 8']);
  expect(window.location.search).toBe('?tab=followers');
  expect(provider.callsOf('get-friends')[0]?.form).toMatchObject({ user_id: '2', type: 'followers' });
});

test('a follow stays when a further page of followers is loaded', async () => {
  const scrollToEnd = scrollingReader();
  const { user } = await openProfile('/profile/2?tab=followers', {
    'get-friends': ({ form }) => ({ api_status: 200, data: { followers: form.followers_offset ? [friend(8)] : [friend(9)] } }),
    'follow-user': () => ({ api_status: 200, follow_status: 'followed' }),
  });
  await user.click(await main().findByRole('button', { name: 'Follow Member 9' }));
  await main().findByRole('button', { name: 'Following Member 9' });

  scrollToEnd();
  await main().findByRole('button', { name: 'Follow Member 8' });
  expect(main().queryByRole('button', { name: 'Following Member 9' })).not.toBeNull();
});

test('a block is optimistic, and Undo reverts it', async () => {
  const { user, provider } = await openProfile('/profile/2');
  await user.click(await main().findByRole('button', { name: 'More about Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block Asha Rao' }));
  expect(await main().findByText('You have blocked Asha Rao')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await heading();
  expect(provider.callsOf('block-user')).toEqual([]);
});

test.each(['/profile/2', '/profile?username=Asha'])('at %s, a blocked member’s profile says so, and frees them', async (path) => {
  let isBlocked = true;
  const { user, provider } = await openProfile(path, {
    'get-user-data': (call) => (isBlocked && call.form.user_id === '2' ? refusal('User not found') : people(call)),
    'get-user-data-username': () => (isBlocked ? refusal('User not found') : { api_status: 200, user_data: wireAsha }),
    'get-blocked-users': () => ({ api_status: 200, blocked_users: isBlocked ? [wireAsha] : [] }),
    'block-user': () => ((isBlocked = false), { api_status: 200 }),
  });
  await user.click(await main().findByRole('button', { name: 'Unblock' }));
  await heading();
  expect(provider.callsOf('block-user')[0]?.form).toMatchObject({ user_id: '2', block_action: 'un-block' });
});

test('a report is sent with the member’s text; a failed one keeps it', async () => {
  const { user, provider } = await openProfile('/profile/2', { report_user: () => NO_CONNECTION });
  await user.click(await main().findByRole('button', { name: 'More about Asha Rao' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report Asha Rao' }));
  await fill(user, await screen.findByLabelText('What is wrong?'), 'Sells fake ferns');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was sent.');

  provider.when('report_user', () => ({ api_status: 200 }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(provider.callsOf('report_user').at(-1)?.form).toMatchObject({ user: '2', text: 'Sells fake ferns' });
});

test('editing one’s own profile sends only the changes, and updates the menu', async () => {
  let name = 'Demo Member';
  const { user, provider } = await openProfile('/profile', {
    'get-user-data': () => ({ api_status: 200, user_data: { ...wireDemo, name } }),
    'update-user-data': () => ((name = 'Dema Member'), { api_status: 200 }),
  });
  await user.click(await main().findByRole('button', { name: 'Edit profile' }));
  const field = await screen.findByLabelText('First name');
  await user.clear(field);
  await fill(user, field, 'Dema');
  expect(document.querySelector('[data-unsaved]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(provider.callsOf('update-user-data')[0]?.form).toEqual({ first_name: 'Dema' });
  expect((await screen.findAllByText('Dema Member')).length).toBeGreaterThan(1);
});

test('an invalid field shows its error and nothing is sent; the input outlives the form', async () => {
  const { user, provider } = await openProfile('/profile');
  await user.click(await main().findByRole('button', { name: 'Edit profile' }));
  const field = await screen.findByLabelText('Website');
  await user.clear(field);
  await fill(user, field, 'asha');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByText('Please write the whole address, as https://example.org')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(main().getByRole('button', { name: 'Edit profile' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Website')).value).toBe('asha');
  expect(provider.callsOf('update-user-data')).toEqual([]);
});

test('a file that is no picture is refused with the product’s message', async () => {
  const { user } = await openProfile('/profile');
  const picker = await main().findByLabelText('Profile picture');
  // The picker accepts images, but a drop or a renamed file may be anything.
  picker.removeAttribute('accept');
  await user.upload(picker, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Please select a valid image file.')).toBeTruthy();
});

test('the tab About shows the filled-in details', async () => {
  await openProfile('/profile/2?tab=about');
  await heading();
  const website = main().getByRole('link', { name: 'asha.example' });
  expect(website.getAttribute('href')).toBe('https://asha.example');
  expect(main().queryByText('Female')).not.toBeNull();
});

test('photos are tiles that open at their own URL', async () => {
  const post = {
    post_id: '145',
    publisher: wireAsha,
    postText: '',
    time: '1700000000',
    photo_multi: [{ image: 'https://h.example/1.jpg' }, { image: 'https://h.example/2.jpg' }],
  };
  const { user } = await openProfile('/profile/2?tab=photos', {
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [post] }),
  });
  await user.click(await main().findByRole('button', { name: 'Photo 2' }));
  expect(window.location.search).toBe('?tab=photos&photo=145.2');
  expect(await screen.findByText('2 of 2')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(window.location.search).toBe('?tab=photos'));
});
