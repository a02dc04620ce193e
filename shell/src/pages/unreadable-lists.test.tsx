import { sessionStore } from '@social/session';
import { act, screen, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

const asha = { user_id: '2', name: 'Asha', username: 'asha' };
const device = { id: '2', session_id: '', platform: 'phone', browser: 'Safari', time: '2 days ago' };
const broken = { text: 'without an id' };

type Row = {
  list: string;
  path: string;
  call: string;
  readable: { field: string; item: object; shown: string };
  /** The other fields of the reply. */
  others?: object;
  note: string;
  failure: string;
};

const lists: Row[] = [
  {
    list: 'results of a search for everything',
    path: '/search?q=asha',
    call: 'search',
    readable: { field: 'users', item: asha, shown: 'Asha' },
    others: { pages: [], groups: [] },
    note: '1 result could not be shown.',
    failure: 'People, pages and groups could not be searched.',
  },
  {
    list: 'blocked members',
    path: '/settings',
    call: 'get-blocked-users',
    readable: { field: 'blocked_users', item: asha, shown: 'Asha' },
    note: '1 member could not be shown.',
    failure: 'The list could not be loaded',
  },
  {
    list: 'signed-in devices',
    path: '/settings',
    call: 'sessions',
    readable: { field: 'data', item: device, shown: 'Safari on phone' },
    note: '1 device could not be shown.',
    failure: 'Your devices could not be listed',
  },
  {
    list: 'follow requests',
    path: '/jobs',
    call: 'get-general-data',
    readable: { field: 'friend_requests', item: asha, shown: 'Asha' },
    others: { notifications: [], new_notifications_count: '0', new_friend_requests_count: '1', trending_hashtag: [] },
    note: '1 request could not be shown.',
    failure: 'Follow requests could not be loaded',
  },
];

/** Opens the list with these items, in the notifications where it is theirs. */
async function openList({ path, call, readable: { field }, others }: Row, items: object[]) {
  const reply = (found: object[]) => () => ({ api_status: 200, ...others, [field]: found });
  const provider = fakeShellProvider({
    search_for_posts: () => ({ api_status: 200, data: [] }),
    search_content: () => ({ api_status: 200, data: [] }),
    'notification-settings': () => ({ api_status: 200, settings: {} }),
    'two-factor-settings': () => ({ api_status: 200, is_on: false, recovery_codes_left: '0' }),
    'get-blocked-users': () => ({ api_status: 200, blocked_users: [] }),
    'get-muted-users': () => ({ api_status: 200, muted_users: [] }),
    [call]: reply(items),
  });
  signInDemo();
  const page = renderShell(path, { isWide: false });
  if (path === '/jobs') await page.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...page, answer: (found: object[]) => provider.when(call, reply(found)) };
}

afterEach(() => act(() => sessionStore.signOut()));

test.each(lists)('$list that cannot be decoded are counted below the others', async (row) => {
  await openList(row, [row.readable.item, broken]);
  await screen.findByText(row.note);
  screen.getByText(row.readable.shown);
});

test.each(lists)('$list of which none can be decoded are a failure, and Retry shows them', async (row) => {
  const { user, answer } = await openList(row, [broken]);
  const alert = (await screen.findByText(row.failure, { exact: false })).closest('[role=alert]');
  answer([row.readable.item]);
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));

  await screen.findByText(row.readable.shown);
  expect(screen.queryByText(row.failure, { exact: false })).toBeNull();
});
