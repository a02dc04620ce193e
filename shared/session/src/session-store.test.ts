import type { PersonId } from '@social/api';
import { createMemberStorage } from '@social/data';
import { createSessionStore } from './session-store';
import { memoryStorage } from '@social/data/testing/memory-storage';

const asha = { accessToken: 'token-2', userId: '2' as PersonId, membership: true };

function start(content: Record<string, string> = {}) {
  const browser = memoryStorage(content);
  const open = () => createSessionStore({ storage: createMemberStorage({ open: () => browser }) });
  return { browser, store: open(), open };
}

const everything = { access_token: 'token-1', user_id: '1', membership: 'false', session_id: 's-1', liked_posts: '["5"]' };

test('a page reads the session that an earlier one stored', () => {
  expect(start(everything).store.getState()).toEqual({
    accessToken: 'token-1',
    userId: '1',
    membership: false,
    sessionId: 's-1',
    hasExpired: false,
  });
});

test('a sign-in is restored after a reload, from the keys of the product spec', () => {
  const { browser, store, open } = start();
  store.signIn(asha);
  expect(Object.fromEntries(browser.content)).toEqual({ access_token: 'token-2', user_id: '2', membership: 'true' });
  expect(open().getState()).toMatchObject({ accessToken: 'token-2', userId: '2', membership: true, sessionId: null });
});

test('signing out removes the session and nothing else', () => {
  const { browser, store } = start(everything);
  store.signOut();
  expect([...browser.content.keys()]).toEqual(['liked_posts']);
  expect(store.getState()).toMatchObject({ accessToken: null, userId: null, hasExpired: false });
});

test('a token that the provider no longer knows ends the session once, and the next sign-in starts another', () => {
  const { store, open } = start(everything);
  const changes = jest.fn();
  store.subscribe(changes);

  store.expire('token-1');
  store.expire('token-1');

  expect(changes).toHaveBeenCalledTimes(1);
  expect(store.getState()).toMatchObject({ accessToken: null, userId: '1', hasExpired: true });
  expect(open().getState()).toMatchObject({ accessToken: null, hasExpired: false });
  store.signIn(asha);
  expect(store.getState().hasExpired).toBe(false);
});

test('an old token does not end a newer session', () => {
  const { store } = start(everything);
  store.signIn(asha);
  store.expire('token-1');
  expect(store.getState().accessToken).toBe('token-2');
});

test('the session id is stored only during a session', () => {
  const { browser, store } = start(everything);
  store.setSessionId('s-2');
  expect(browser.content.get('session_id')).toBe('s-2');
  store.signOut();
  store.setSessionId('s-3');
  expect(browser.content.has('session_id')).toBe(false);
});

test('the session follows another tab that signs out, signs in or clears the storage', () => {
  const { browser, store } = start(everything);

  browser.removeItem('access_token');
  store.followOtherTab('access_token', null);
  expect(store.getState()).toMatchObject({ accessToken: null, userId: '1', hasExpired: true });

  browser.setItem('access_token', 'token-9');
  store.followOtherTab('access_token', 'token-9');
  expect(store.getState().accessToken).toBe('token-9');

  browser.content.clear();
  store.followOtherTab(null, null);
  expect(store.getState()).toMatchObject({ accessToken: null, userId: null });
});

test('a tab whose call is refused while another one signs out is signed out too', () => {
  const { browser, store } = start(everything);
  for (const key of ['access_token', 'user_id']) browser.removeItem(key);
  store.expire('token-1');
  store.followOtherTab('access_token', null);
  store.followOtherTab('user_id', null);
  expect(store.getState()).toMatchObject({ accessToken: null, userId: null, hasExpired: false });
  expect(browser.content.has('user_id')).toBe(false);
});

test("another tab's change of another key does not change the session", () => {
  const { store } = start(everything);
  const changes = jest.fn();
  store.subscribe(changes);
  store.followOtherTab('liked_posts', '[]');
  expect(changes).not.toHaveBeenCalled();
});

describe('junk removes its own key and no other', () => {
  test.each([
    ['access_token', '', 'accessToken', null],
    ['access_token', '{"token":{}}', 'accessToken', null],
    ['access_token', 'null', 'accessToken', null],
    ['access_token', 'undefined', 'accessToken', null],
    ['access_token', 'a b', 'accessToken', null],
    ['access_token', 'x'.repeat(5_000_000), 'accessToken', null],
    ['user_id', '__proto__[]', 'userId', null],
    ['user_id', '0', 'userId', null],
    ['user_id', 'undefined', 'userId', null],
    ['user_id', '1; drop', 'userId', null],
    ['membership', 'perhaps', 'membership', false],
    ['session_id', '<script>', 'sessionId', null],
  ] as const)('%s: %.20s', (key, junk, field, value) => {
    const { browser, store } = start({ ...everything, [key]: junk });
    expect(store.getState()[field]).toBe(value);
    expect(Object.fromEntries(browser.content)).toEqual(Object.fromEntries(Object.entries(everything).filter(([name]) => name !== key)));
  });
});
