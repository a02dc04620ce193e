import { sessionStore } from '@social/session';
import { NO_CONNECTION, refusal, type SentCall } from '@social/build-preset/jest/fake-provider';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

const asha = { user_id: '2', name: 'Asha', username: 'asha' };
const liked = { id: '9', notifier: asha, type: 'liked_post', type_text: 'liked your post', post_id: '5', seen: '0', time: '1590676368' };
const followed = { id: '8', notifier: asha, type: 'following', type_text: 'followed you', seen: '1590676400', time: '1590676300' };

type General = { notifications?: unknown[]; requests?: unknown[]; count?: string };

function generalData({ notifications = [], requests = [], count = '0' }: General) {
  return ({ form }: SentCall) => ({
    api_status: 200,
    notifications: form['offset'] ? [] : form['limit'] ? notifications : [],
    new_notifications_count: count,
    friend_requests: requests,
    new_friend_requests_count: String(requests.length),
    trending_hashtag: [],
  });
}

function renderWith(general: General) {
  const provider = fakeShellProvider({ 'get-general-data': generalData(general) });
  signInDemo();
  return { provider, ...renderShell('/jobs', { isWide: false }) };
}

async function openBell(user: ReturnType<typeof renderShell>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return screen.findByRole('dialog', { name: 'Notifications' });
}

afterEach(() => act(() => sessionStore.signOut()));

test('the bell shows the number of unseen notifications, and none where there are none', async () => {
  const { provider } = renderWith({ count: '3' });
  expect(await screen.findByRole('button', { name: 'Notifications, 3 new' })).toBeTruthy();
  expect(provider.callsOf('get-general-data').every(({ form }) => form['seen'] === undefined)).toBe(true);
});

test('opening it lists the notifications as links and marks them as seen', async () => {
  const { user, provider } = renderWith({ notifications: [liked, followed], count: '1' });
  const dialog = await openBell(user);

  const first = await within(dialog).findByRole('link', { name: /Asha liked your post.*new$/ });
  expect(first.getAttribute('href')).toBe('/post/5');
  const second = within(dialog).getByRole('link', { name: /Asha followed you/ });
  expect([second.getAttribute('href'), second.textContent?.endsWith('new')]).toEqual(['/profile/2', false]);
  expect(provider.callsOf('get-general-data').filter(({ form }) => form['seen'] === '1')).toHaveLength(1);
});

test('following a notification closes the list', async () => {
  const { user } = renderWith({ notifications: [followed] });
  const dialog = await openBell(user);
  await user.click(await within(dialog).findByRole('link', { name: /Asha followed you/ }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/profile/2');
});

test('Escape closes it and restores the focus to the bell', async () => {
  const { user } = renderWith({});
  const dialog = await openBell(user);
  expect(await within(dialog).findByText('Nothing new')).toBeTruthy();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Notifications/ }));
});

test('a list that fails to load shows the reason with Retry', async () => {
  const { user, provider } = renderWith({});
  provider.when('get-general-data', () => refusal('Out of order'));
  const dialog = await openBell(user);
  const alert = (await within(dialog).findByText('Your notifications could not be loaded')).closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error('the failure is no alert');
  expect(alert.textContent).toContain('Out of order');

  provider.when('get-general-data', generalData({ notifications: [liked] }));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  expect(await within(dialog).findByRole('link', { name: /liked your post/ })).toBeTruthy();
});

describe('a follow request', () => {
  test('can be accepted', async () => {
    const { user, provider } = renderWith({ requests: [asha] });
    provider.when('follow-request-action', () => ({ api_status: 200 }));
    await openBell(user);
    await user.click(await screen.findByRole('button', { name: 'Accept Asha' }));

    expect(await screen.findByText('Asha follows you now.')).toBeTruthy();
    expect(provider.callsOf('follow-request-action')[0]?.form).toEqual({ user_id: '2', request_action: 'accept' });
  });

  test('stays when the answer fails', async () => {
    const { user, provider } = renderWith({ requests: [asha] });
    provider.when('follow-request-action', () => NO_CONNECTION);
    await openBell(user);
    await user.click(await screen.findByRole('button', { name: 'Accept Asha' }));

    expect((await screen.findByText(/does not follow you yet/)).textContent).toContain('no connection');
    expect(screen.getByRole('button', { name: 'Accept Asha' })).toBeTruthy();
  });

  test('can be restored after Decline', async () => {
    const { user, provider } = renderWith({ requests: [asha] });
    await openBell(user);
    await user.click(await screen.findByRole('button', { name: 'Decline Asha' }));
    expect(screen.queryByRole('button', { name: 'Decline Asha' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));

    expect(await screen.findByRole('button', { name: 'Decline Asha' })).toBeTruthy();
    expect(provider.callsOf('follow-request-action')).toEqual([]);
  });
});

test('a notification names its subject, and the list can show only one kind', async () => {
  const { user } = renderWith({ notifications: [{ ...liked, subject: 'Rain &lt;3' }, followed] });
  const dialog = await openBell(user);

  await within(dialog).findByRole('link', { name: /Asha liked your post.*Rain <3/ });
  await user.click(within(dialog).getByRole('button', { name: 'Followers' }));

  expect(within(dialog).queryByRole('link', { name: /liked your post/ })).toBeNull();
  within(dialog).getByRole('link', { name: /followed you/ });
  expect(within(dialog).getByRole('button', { name: 'Followers' }).getAttribute('aria-pressed')).toBe('true');
});

test('there is nothing to choose among notifications of one kind', async () => {
  const { user } = renderWith({ notifications: [followed] });
  const dialog = await openBell(user);
  await within(dialog).findByRole('link', { name: /followed you/ });
  expect(within(dialog).queryByRole('group', { name: 'Kinds of notifications' })).toBeNull();
});

describe('a provider that tells what was read', () => {
  const unread = { ...liked, seen: '1590676400', is_read: false };
  const read = { ...followed, is_read: true };

  test('has unread ones marked as read one by one by keys, without leaving the list', async () => {
    const { user, provider } = renderWith({ notifications: [unread, read] });
    provider.when('read-notifications', () => ({ api_status: 200 }));
    const dialog = await openBell(user);
    const button = await within(dialog).findByRole('button', { name: 'Mark as read: Asha liked your post' });
    act(() => button.focus());
    await user.keyboard('{Enter}');

    expect(within(dialog).queryByRole('button', { name: /^Mark/ })).toBeNull();
    const link = within(dialog).getByRole('link', { name: /liked your post/ });
    expect(link.textContent).not.toContain('new');
    expect(document.activeElement).toBe(link.closest('li'));
    expect(provider.callsOf('read-notifications').map(({ form }) => form)).toEqual([{ notification_ids: '9' }]);
  });

  test('has one marked that is opened', async () => {
    const { user, provider } = renderWith({ notifications: [{ ...unread, type: 'following', post_id: '0' }] });
    provider.when('read-notifications', () => ({ api_status: 200 }));
    const dialog = await openBell(user);
    await user.click(await within(dialog).findByRole('link', { name: /Asha liked your post/ }));

    expect(provider.callsOf('read-notifications').map(({ form }) => form)).toEqual([{ notification_ids: '9' }]);
  });

  test('has all marked at once, and shows them as new again when it refuses', async () => {
    const { user, provider } = renderWith({ notifications: [unread, { ...followed, is_read: false }] });
    provider.when('read-notifications', () => refusal('Not now'));
    const dialog = await openBell(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Mark all as read' }));

    expect((await screen.findByText(/still marked as new/)).textContent).toContain('Not now');
    expect(within(dialog).getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(2);
    expect(provider.callsOf('read-notifications').map(({ form }) => form)).toEqual([{ all: '1' }]);
  });
});

test('of a provider that does not tell what was read, none can be marked', async () => {
  const { user } = renderWith({ notifications: [liked] });
  const dialog = await openBell(user);
  await within(dialog).findByRole('link', { name: /Asha liked your post.*new$/ });
  expect(within(dialog).queryByRole('button', { name: /^Mark/ })).toBeNull();
});
