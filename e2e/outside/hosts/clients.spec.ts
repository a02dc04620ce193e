import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from '../../support/send-request';
import { ports } from '../../support/stack';
import { expect, test } from '../../support/test';
import { POST_TEXT, prepareForeignHosts, serveForeignHost, type ForeignHosts } from './support/foreign-host';
import { buildPage, hostsFolder, installFromLock, type Bundler } from './support/prepare';

let hosts: ForeignHosts;

test.beforeAll(async () => {
  test.slow();
  await installFromLock();
  hosts = await prepareForeignHosts();
});
test.afterAll(() => hosts?.remove());

const bundlers: Bundler[] = ['vite', 'webpack', 'rspack'];

for (const bundler of bundlers) {
  test(
    `a plain host built by ${bundler} shows the posts of mf_feed with loadRemote()`,
    { tag: '@whole' },
    async ({ page }, { parallelIndex }) => {
      test.slow();
      const host = await serveForeignHost(hosts, await buildPage(hosts.folder, bundler, 'posts'), ports.outsideHost + parallelIndex);
      try {
        await page.goto(host.url);
        await expect(page.getByText(POST_TEXT)).toBeVisible();
      } finally {
        await host.close();
      }
    },
  );
}

const clients = [
  { page: 'import-map', name: 'import-map-overrides and single-spa' },
  { page: 'native-federation', name: "Native Federation's runtime" },
  { page: 'orchestrator', name: "Native Federation's orchestrator" },
];

for (const { page: built, name } of clients) {
  test(`${name} shows the posts of mf_feed`, { tag: '@whole' }, async ({ page }, { parallelIndex }) => {
    test.slow();
    const overrides = await readFile(join(hostsFolder, 'node_modules/import-map-overrides/dist/import-map-overrides.js'), 'utf8');
    // import-map-overrides reads the map only from the page itself.
    const { body } = await sendRequest(`${hosts.environment.url}/discovery/import-map.json`);
    const map = `<script type="overridable-importmap">${body}</script>`;
    const host = await serveForeignHost(hosts, await buildPage(hosts.folder, 'vite', built), ports.outsideHost + parallelIndex, {
      head: built === 'import-map' ? `${map}<script src="/import-map-overrides.js"></script>` : '',
      files: {
        '/import-map-overrides.js': overrides,
        '/remoteEntry.json': JSON.stringify({ name: 'host', shared: [], exposes: [] }),
      },
    });
    try {
      await page.goto(host.url);
      await expect(page.getByText(POST_TEXT)).toBeVisible();
    } finally {
      await host.close();
    }
  });
}
