import type { RegionContext } from '@social/contracts';
import { sessionStore } from '@social/session';
import { act, screen, waitFor } from '@testing-library/react';
import { createFakeFederation } from '../testing/fake-federation';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

beforeEach(() => fakeShellProvider());
afterEach(() => act(() => sessionStore.signOut()));

function renderMounted(module: object) {
  const federation = createFakeFederation();
  federation.when('mf_chat', () => ({ Region: () => <p>Conversations</p> }));
  federation.when('mf_feed', () => module);
  signInDemo();
  return renderShell('/', { federation });
}

/** A region without React, which shows its context. */
function createRegion() {
  const calls: string[] = [];
  let context: RegionContext | null = null;
  return {
    calls,
    context: () => context,
    mount(element: HTMLElement, given: RegionContext) {
      const show = (next: RegionContext) => {
        context = next;
        element.textContent = `Feed of ${next.session?.userId} in ${next.language}, ${next.colorMode}`;
      };
      show(given);
      return {
        update(next: RegionContext) {
          calls.push('update');
          show(next);
        },
        unmount: () => void calls.push('unmount'),
      };
    },
  };
}

test('a region without React is mounted with session, language and colour mode, and unmounted when its page is left', async () => {
  const region = createRegion();
  const { user } = renderMounted({ mount: region.mount });

  expect(await screen.findByText('Feed of 7 in en, light')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(region.calls).toEqual(['unmount']);
});

test('a region without React learns of a change of the session, and is not mounted again', async () => {
  const region = createRegion();
  renderMounted({ mount: region.mount });
  await screen.findByText(/Feed of 7/);

  act(() => sessionStore.expire('demo-token'));

  await screen.findByText(/Feed of undefined/);
  expect(region.calls).toEqual(['update']);
});

test('a region without React navigates, and shows notices', async () => {
  const region = createRegion();
  renderMounted({ mount: region.mount });
  await screen.findByText(/Feed of 7/);

  act(() => region.context()?.notify({ severity: 'info', message: 'Stored' }));
  expect(await screen.findByText('Stored')).toBeTruthy();
  act(() => region.context()?.navigate('/jobs'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
});

test('a region that asks for a shadow root gets an element inside it', async () => {
  const elements: HTMLElement[] = [];
  renderMounted({
    usesShadowRoot: true,
    mount(element: HTMLElement) {
      elements.push(element);
      return { unmount: () => undefined };
    },
  });

  await waitFor(() => expect(elements[0]?.getRootNode()).toBeInstanceOf(ShadowRoot));
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no store');
    },
  ],
  [
    'rejects',
    async () => {
      throw new Error('no store');
    },
  ],
])('a region whose mount %s fails by itself, with Retry', async (_how, mount) => {
  const { clock } = renderMounted({ mount });

  await act(() => clock.pass(20_000));

  expect(await screen.findByText('Feed stopped working')).toBeTruthy();
});

test('an expose without Region and mount is refused', async () => {
  const { clock, reports } = renderMounted({ start: () => undefined });
  await act(() => clock.pass(20_000));

  expect(await screen.findByText('Feed stopped working')).toBeTruthy();
  expect((await reports())[0]?.message).toBe('the expose exports neither Region nor mount');
});
