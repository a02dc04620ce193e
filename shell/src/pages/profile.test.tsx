import { sessionStore } from '@social/session';
import { NO_CONNECTION, refusal, type Answer } from '@social/tooling/jest/fake-provider';
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

test('a member’s profile: names, words, counts, and their posts', async () => {
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

test('a mention’s address names the same member', async () => {
  await openProfile('/profile?username=asha');
  await heading();
});

test.each(['/profile/0', '/profile/99', '/profile/%20'])('%s leads to nobody, and says so', async (path) => {
  await openProfile(path);
  expect(await main().findByText('This profile can not be shown')).toBeTruthy();
});

test('a profile that does not come says why, and can be tried again', async () => {
  let isDown = true;
  const { user } = await openProfile('/profile/2', { 'get-user-data': (call) => (isDown ? { api_status: 200 } : people(call)) });
  const retry = await main().findByRole('button', { name: 'Retry' });
  isDown = false;
  await user.click(retry);
  await heading();
});

test('Follow shows at once and counts; what the provider refuses is taken back and said', async () => {
  const { user, provider } = await openProfile('/profile/2', { 'follow-user': () => refusal('Not today') });
  await user.click(await main().findByRole('button', { name: 'Follow back Asha Rao' }));
  expect(await screen.findByText('Not today You do not follow Asha Rao.')).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Follow back Asha Rao' })).not.toBeNull();

  provider.when('follow-user', () => ({ api_status: 200, follow_status: 'requested' }));
  provider.when('get-user-data', ({ form }) => ({ api_status: 200, user_data: { ...wireAsha, user_id: form.user_id, is_following: 2 } }));
  await user.click(main().getByRole('button', { name: 'Follow back Asha Rao' }));
  expect(await main().findByRole('button', { name: 'Requested Asha Rao' })).toBeTruthy();
});

test('Message opens the conversation, and whom it is with is known there', async () => {
  const { user } = await openProfile('/profile/2');
  await user.click(await main().findByRole('button', { name: 'Message' }));
  expect(window.location.pathname).toBe('/chat-detailed/2');
  expect(localStorage.getItem('chat_user_2')).toContain('Asha Rao');
});

test('followers come page by page, each with a way to follow back', async () => {
  const friend = (id: number) => ({ ...wireAsha, user_id: String(id), username: `m${id}`, name: `Member ${id}` });
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

test('a block shows at once; Undo keeps everything', async () => {
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

test('a report goes out with the member’s words; one that fails keeps them', async () => {
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

test('one’s own profile is edited: only what changed is sent, and it shows in the menu too', async () => {
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

test('what is wrong stands beside its field, and nothing is sent; what was typed outlives the form', async () => {
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

test('a file that is no picture is refused in the words of the product', async () => {
  const { user } = await openProfile('/profile');
  const picker = await main().findByLabelText('Profile picture');
  // The picker asks for images; a drop or a renamed file may bring anything.
  picker.removeAttribute('accept');
  await user.upload(picker, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Please select a valid image file.')).toBeTruthy();
});

test('what a member tells of themselves', async () => {
  await openProfile('/profile/2?tab=about');
  await heading();
  const website = main().getByRole('link', { name: 'asha.example' });
  expect(website.getAttribute('href')).toBe('https://asha.example');
  expect(main().queryByText('Female')).not.toBeNull();
});

test('photos are tiles that open at their own address', async () => {
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
