import type { PersonId, PostId } from '@social/api';
import { configurePage, getPageSettings, memberScope, postReactions, sessionStore, usePageSettings, useSession } from '@social/session';
import { act, render, screen } from '@testing-library/react';

const ana = { accessToken: 'token-1', userId: '1' as PersonId, membership: false };

afterEach(() => act(() => sessionStore.signOut()));

function storedElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

function Who() {
  return <p>{useSession(({ userId }) => userId) ?? 'nobody'}</p>;
}

test('a page shows who is signed in, and follows another tab that signs out', () => {
  render(<Who />);
  expect(screen.queryByText('nobody')).not.toBeNull();
  act(() => sessionStore.signIn(ana));
  expect(screen.queryByText('1')).not.toBeNull();
  storedElsewhere('user_id', null);
  expect(screen.queryByText('nobody')).not.toBeNull();
});

test('likes that another tab stored show here, and are removed with the member', () => {
  act(() => sessionStore.signIn(ana));
  storedElsewhere('liked_posts', '["5"]');
  const getReaction = () => postReactions.get('5' as PostId, { value: undefined });
  expect(getReaction()).toBe('like');
  act(() => sessionStore.signOut());
  expect([getReaction(), localStorage.getItem('liked_posts')]).toEqual([null, null]);
});

test("the environment's settings reach every region", () => {
  function Brand() {
    return <p>{usePageSettings().brand}</p>;
  }
  render(<Brand />);
  expect(screen.queryByText('Social')).not.toBeNull();
  act(() => configurePage({ ...getPageSettings(), brand: 'Plaza' }));
  expect(screen.queryByText('Plaza')).not.toBeNull();
});

test('the member scope names the member, and reports when they leave: not when they arrive', () => {
  const onLeave = jest.fn();
  memberScope.onMemberLeave(onLeave);
  act(() => sessionStore.signIn(ana));
  expect([memberScope.getMemberId(), onLeave.mock.calls.length]).toEqual(['1', 0]);
  act(() => sessionStore.expire('token-1'));
  expect(onLeave).not.toHaveBeenCalled();
  act(() => sessionStore.signIn({ ...ana, userId: '2' as PersonId }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
