import { pageComposition, renderedComposition } from '@social/contracts';
import { contentFileUrl } from '@social/contracts/file-urls';
import { hashIntegrity, makeBuild } from '../../testing/make-build';
import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const favicon = 'data:image/svg+xml,%3Csvg%20viewBox%3D"0 0 1 1"%2F%3E';
const files = { 'main.js': 'export const shell = 2;', 'icon.12345678.png': 'pixels', 'touch.12345678.png': 'pixels too' };
const urlOf = (path: keyof typeof files) => contentFileUrl('shell', { path, integrity: hashIntegrity(files[path]) });

async function pinShell(registry: TestRegistry): Promise<void> {
  const { host } = makeBuild({ name: 'shell', version: '0.2.0' }).manifest;
  if (!host) throw new Error('the shell has a host part');
  const icons = [
    { path: 'icon.12345678.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' as const },
    { path: 'touch.12345678.png', type: 'image/png', sizes: '180x180', purpose: 'apple' as const },
  ];
  const app = { favicon, themeColor: '#b8400e', backgroundColor: '#f6f4f1', icons };
  await registry.publish({ name: 'shell', version: '0.2.0', files, manifest: { host: { ...host, app, serviceWorker: 'answer();' } } });
  await registry.pin('production', 1, { shell: '0.2.0' });
}

async function read(registry: TestRegistry) {
  const rendered = renderedComposition.parse((await registry.send('GET', '/v1/environments/production/rendered', null)).json());
  const html = rendered.documents.at(-1)?.html ?? '';
  const composition = /id="composition">([^<]*)</.exec(html)?.[1] ?? '';
  return { rendered, html, page: pageComposition.parse(JSON.parse(composition)) };
}

test('a shell with icons and a worker can be installed under the name of the environment', async () => {
  const registry = await startPinnedRegistry();
  await pinShell(registry);

  const { rendered, html, page } = await read(registry);

  expect(JSON.parse(rendered.webManifest)).toEqual({
    id: '/',
    name: 'Social',
    short_name: 'Social',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#b8400e',
    background_color: '#f6f4f1',
    icons: [{ src: urlOf('icon.12345678.png'), type: 'image/png', sizes: '512x512', purpose: 'maskable' }],
  });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(html).toContain(`<link rel="apple-touch-icon" href="${urlOf('touch.12345678.png')}">`);
  expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg%20viewBox%3D&quot;0 0 1 1&quot;%2F%3E">');
  expect(rendered.serviceWorker).toBe('answer();');
  expect(page.settings.offline).toBe(true);
});

test('an environment that switches it off has no worker, and its pages know', async () => {
  const registry = await startPinnedRegistry();
  await pinShell(registry);
  await registry.putSettings('production', { ...settings, offline: false });

  const { rendered, page } = await read(registry);

  expect(rendered.revision).toBe(3);
  expect(rendered.serviceWorker).toBeUndefined();
  expect(page.settings.offline).toBeUndefined();
});

test('a shell without a worker has pages that are not stored', async () => {
  const { rendered, page } = await read(await startPinnedRegistry());

  expect([rendered.serviceWorker, page.settings.offline]).toEqual([undefined, undefined]);
});
