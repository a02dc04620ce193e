import { prepareForVite } from './vite-server';

const manifestUrl = 'http://localhost:5173/mf-manifest.json';
const clientUrl = 'http://localhost:5173/@vite/client';
const refreshUrl = 'http://localhost:5173/@react-refresh';

type View = Window & { $RefreshReg$?: unknown; __vite_plugin_react_preamble_installed__?: boolean };

/** A development server that serves these scripts, and an index.html for every other path. */
function prepare(scripts: readonly string[]) {
  const listeners = new Map<string, () => void>();
  const injectIntoGlobalHook = jest.fn();
  const reloadPage = jest.fn();
  const view = {} as View;
  const modules: Record<string, unknown> = {
    [refreshUrl]: { injectIntoGlobalHook },
    [clientUrl]: { createHotContext: () => ({ on: (event: string, listener: () => void) => void listeners.set(event, listener) }) },
  };
  const done = prepareForVite(view, manifestUrl, {
    async request(url) {
      const type = scripts.includes(url) ? 'text/javascript' : 'text/html';
      return { ok: true, headers: new Headers({ 'content-type': type }) } as Response;
    },
    importModule: async (url) => modules[url],
    reloadPage,
  });
  return { done, view, listeners, injectIntoGlobalHook, reloadPage };
}

test('a page with a build of Vite and React has the preamble, and is loaded again after each edit', async () => {
  const { done, view, listeners, injectIntoGlobalHook, reloadPage } = prepare([clientUrl, refreshUrl]);
  await done;

  expect(injectIntoGlobalHook).toHaveBeenCalledWith(view);
  expect(view).toMatchObject({ __vite_plugin_react_preamble_installed__: true, $RefreshReg$: expect.any(Function) });
  listeners.get('vite:afterUpdate')?.();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a build of Vite without React gets no preamble', async () => {
  const { done, view, listeners } = prepare([clientUrl]);
  await done;

  expect(view).toEqual({});
  expect([...listeners.keys()]).toEqual(['vite:afterUpdate']);
});

test('a page with a build of another server stays as it is', async () => {
  const { done, view, listeners } = prepare([]);
  await done;

  expect(view).toEqual({});
  expect(listeners.size).toBe(0);
});
