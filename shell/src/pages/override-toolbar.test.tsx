import type { OverrideState } from '@social/contracts';
import { sessionStore } from '@social/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createPageComposition } from '../testing/page-compositions';
import { createFakeFederation } from '../testing/fake-federation';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

type Sent = { path: string; body: unknown };

const pinned = { shell: '1.0.0', mf_feed: '2.0.0', mf_chat: '1.0.0' };
const versions = { mf_feed: ['2.1.0', '2.0.0', '1.0.0'], mf_chat: ['1.0.0'] };

const toPath = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString());

/** Renders a page of an environment with overrides, over an edge that has these. */
function renderPage({ overrides = [], ...edge }: Partial<OverrideState> & { refuse?: string; isAllowed?: boolean } = {}) {
  const sent: Sent[] = [];
  const fetched = jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = toPath(input);
    if (path.startsWith('/override') && init?.method === 'POST') sent.push({ path, body: JSON.parse(init.body as string) });
    if (path === '/overrides.json' && edge.refuse && init?.method === 'POST')
      return Response.json({ message: edge.refuse }, { status: 400 });
    if (path === '/overrides.json') return Response.json({ overrides, pinned, versions } satisfies OverrideState);
    if (path === '/override-links.json') return Response.json({ override: 'link.a.b', expiresAt: Date.now() + 86_400_000 });
    return Response.json({}, { status: 404 });
  });
  signInDemo();
  const federation = createFakeFederation();
  federation.when('mf_chat', () => ({ Region: () => <p>Conversations</p> }));
  federation.when('mf_feed', () => ({ Region: () => <h1>Feed</h1> }));
  const isAllowed = edge.isAllowed ?? true;
  const view = renderShell('/', { federation, composition: createPageComposition(isAllowed ? { overridesAllowed: true } : {}) });
  return { ...view, sent, fetched };
}

async function openToolbar(user: ReturnType<typeof renderPage>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Versions|override/ }));
  const panel = within(screen.getByRole('region', { name: 'Versions' }));
  await panel.findByRole('list', { name: 'Remotes' });
  return panel;
}

beforeEach(() => fakeShellProvider());
afterEach(() => {
  act(() => sessionStore.signOut());
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a page of an environment without overrides neither shows nor requests the toolbar', async () => {
  const { fetched } = renderPage({ isAllowed: false });

  await screen.findByRole('heading', { name: 'Feed' });

  expect(screen.queryByRole('button', { name: 'Versions' })).toBeNull();
  expect(fetched.mock.calls.map(([input]) => toPath(input)).filter((path) => path.includes('override'))).toEqual([]);
});

test('the toolbar is closed at first, takes the focus when it opens, gives it back on Escape, and remembers that it is open', async () => {
  const { user, unmount } = renderPage();
  await openToolbar(user);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Versions' }));

  unmount();
  renderPage();
  expect(await screen.findByRole('region', { name: 'Versions' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  const tab = screen.getByRole('button', { name: 'Versions' });
  expect(document.activeElement).toBe(tab);
  await user.click(tab);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Versions' }));
});

test('a published version and a local build are applied together, with one load', async () => {
  const { user, sent, reloadPage } = renderPage();
  const panel = await openToolbar(user);
  expect(panel.getByText(/Revision 7, shell 1\.0\.0/)).toBeTruthy();
  const apply = panel.getByRole<HTMLButtonElement>('button', { name: 'Apply and reload' });
  expect(apply.disabled).toBe(true);

  await user.selectOptions(panel.getByRole('combobox', { name: 'mf_feed' }), '2.1.0');
  await user.selectOptions(panel.getByRole('combobox', { name: 'mf_chat' }), 'Local address');
  const address = panel.getByRole('textbox', { name: 'Address of the build of mf_chat' });
  await user.clear(address);
  await user.type(address, 'localhost:3002');
  await user.click(apply);

  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    { path: '/overrides.json', body: { overrides: ['mf_feed@2.1.0', 'mf_chat@http://localhost:3002/mf-manifest.json'] } },
  ]);
});

test('an address of another computer cannot be applied, and says what to write', async () => {
  const { user } = renderPage();
  const panel = await openToolbar(user);
  await user.selectOptions(panel.getByRole('combobox', { name: 'mf_feed' }), 'Local address');
  const address = panel.getByRole('textbox');
  await user.clear(address);
  await user.type(address, 'http://evil.example');

  expect(panel.getByText(/Write an address of this computer/)).toBeTruthy();
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Apply and reload' }).disabled).toBe(true);
});

test('one override is reset and the others stay; leaving removes all', async () => {
  const overrides = ['mf_feed@2.1.0', 'mf_chat@http://localhost:3002/mf-manifest.json'];
  const { user, sent } = renderPage({ overrides });
  const panel = await openToolbar(user);
  expect([panel.getByText('Chosen'), panel.getByText('Local build')]).toHaveLength(2);

  await user.click(panel.getByRole('button', { name: 'Reset mf_feed' }));
  await user.click(panel.getByRole('button', { name: 'Leave all' }));

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([{ overrides: [overrides[1]] }, { overrides: [] }]);
});

test('a link to the overrides is copied, with how long it works', async () => {
  const { user } = renderPage({ overrides: ['mf_feed@2.1.0'] });
  const panel = await openToolbar(user);

  await user.click(panel.getByRole('button', { name: 'Copy link' }));

  expect(await panel.findByText('The copied link works for 24 hours, only in production.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/?override=link.a.b');
});

test('what the edge refuses is shown, and the choice stays', async () => {
  const { user, reloadPage } = renderPage({ refuse: 'mf_feed@2.1.0 is not a published version that this environment can run.' });
  const panel = await openToolbar(user);
  await user.selectOptions(panel.getByRole('combobox', { name: 'mf_feed' }), '2.1.0');

  await user.click(panel.getByRole('button', { name: 'Apply and reload' }));

  expect((await panel.findByRole('alert')).textContent).toContain('is not a published version');
  expect(panel.getByRole<HTMLSelectElement>('combobox', { name: 'mf_feed' }).value).toBe('2.1.0');
  expect(reloadPage).not.toHaveBeenCalled();
});
