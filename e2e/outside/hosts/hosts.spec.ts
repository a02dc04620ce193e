import { ports } from '../../support/stack';
import { expect, test } from '../../support/test';
import { POST_TEXT, prepareForeignHosts, serveForeignHost, type ForeignHosts } from './support/foreign-host';
import { buildPage } from './support/prepare';

let hosts: ForeignHosts;

test.beforeAll(async () => {
  test.slow();
  hosts = await prepareForeignHosts();
});
test.afterAll(() => hosts?.remove());

const pages = [
  { page: 'show', title: 'a page that knows only @social/host shows the posts of mf_feed', shown: POST_TEXT },
  {
    page: 'plain',
    title: 'a page that shares nothing reads which package it needs',
    shown: /mf_feed\/post-list cannot start\. .*createHost\(\) of @social\/host does\./,
  },
];

for (const { page: built, title, shown } of pages) {
  test(title, async ({ page }, { parallelIndex }) => {
    const host = await serveForeignHost(hosts, await buildPage(hosts.folder, 'esbuild', built), ports.outsideHost + parallelIndex);
    try {
      await page.goto(host.url);
      await expect(page.getByText(shown)).toBeVisible();
    } finally {
      await host.close();
    }
  });
}
