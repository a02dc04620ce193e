import type { PersonId, PostId } from '@social/api';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  configurePage,
  createToggleOverlay,
  getPageSettings,
  likes,
  sessionStore,
  usePageSettings,
  useSession,
  useToggle,
  type ToggleOverlay,
} from '@social/session';

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

test('likes that another tab kept are known here, and forgotten with the member', () => {
  act(() => sessionStore.signIn(ana));
  storedElsewhere('liked_posts', '["5"]');
  const isLiked = () => likes.isOn('5' as PostId, { isOn: null });
  expect(isLiked()).toBe(true);
  act(() => sessionStore.signOut());
  expect([isLiked(), localStorage.getItem('liked_posts')]).toEqual([false, null]);
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

test('two places that show the same post agree', async () => {
  const user = userEvent.setup();
  const overlay = createToggleOverlay<PostId>({
    send: async (_id, isOn) => isOn,
    kept: { has: () => false, set: () => {}, clear: () => {}, reload: () => {} },
    now: () => 0,
    after: () => () => {},
  });
  render(
    <>
      <Like overlay={overlay} />
      <Like overlay={overlay} />
    </>,
  );
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('no button');
  await user.click(first);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['liked, 4', 'liked, 4']);
});

function Like({ overlay }: { overlay: ToggleOverlay<PostId> }) {
  const { isOn, toggle, adjust } = useToggle(overlay, '145' as PostId, false);
  return (
    <button type="button" onClick={() => void toggle()}>
      {isOn ? 'liked' : 'not liked'}, {adjust(3)}
    </button>
  );
}
