/** The parts of Vite's client that a page uses: docs of Vite, "HMR API". */
type ViteClient = { createHotContext: (owner: string) => { on: (event: string, listener: () => void) => void } };
type RefreshRuntime = { injectIntoGlobalHook: (view: unknown) => void };

export type ViteDependencies = {
  request: (url: string, init?: RequestInit) => Promise<Response>;
  importModule: (url: string) => Promise<unknown>;
  reloadPage: () => void;
};

/**
 * Prepares the page for a build of Vite's development server, as Vite's own index.html does. The page reloads after each edit, because its
 * production React has no fast refresh. Does nothing for another server.
 */
export async function prepareForVite(
  view: Window,
  manifestUrl: string,
  { request, importModule, reloadPage }: ViteDependencies,
): Promise<void> {
  const clientUrl = new URL('@vite/client', manifestUrl).href;
  if (!(await isScript(clientUrl, request))) return;
  const refreshUrl = new URL('@react-refresh', manifestUrl).href;
  if (await isScript(refreshUrl, request)) {
    const refresh = (await importModule(refreshUrl)) as RefreshRuntime;
    refresh.injectIntoGlobalHook(view);
    Object.assign(view, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
    // The name by which @vitejs/plugin-react recognizes its own preamble in index.html.
    Object.assign(view, { __vite_plugin_react_preamble_installed__: true });
  }
  const client = (await importModule(clientUrl)) as ViteClient;
  client.createHotContext('/social-shell').on('vite:afterUpdate', reloadPage);
}

/** Vite answers unknown paths with its index.html. */
async function isScript(url: string, request: ViteDependencies['request']): Promise<boolean> {
  const reply = await request(url).catch(() => null);
  return reply?.ok === true && /javascript/.test(reply.headers.get('content-type') ?? '');
}
