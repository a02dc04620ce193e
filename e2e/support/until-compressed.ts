import type { Page } from '@playwright/test';
import { servedComposition } from './registry-api';
import { eventually, slowness, urls } from './stack';

const LONG_MS = 120_000 * slowness;

/**
 * Waits until the edge serves a page's scripts with the registry's compression. Until then it sends a new file with its own, quicker one.
 */
export async function untilCompressed(page: Page): Promise<void> {
  const versions = await servedComposition({ name: 'production', url: urls.production });
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/r/') && path.endsWith('.js')),
  );
  for (const path of paths) await untilFileCompressed(path, versions);
}

/** Waits for one script by its path by content. @param versions of the remotes. */
export async function untilFileCompressed(path: string, versions: Record<string, string>): Promise<void> {
  await eventually(`${path} is compressed`, () => isCompressed(path, versions), LONG_MS);
}

/** The registry uses a script's path without the hash of its URL by content. */
async function isCompressed(path: string, versions: Record<string, string>): Promise<boolean> {
  const [, , remote = '', , ...file] = path.split('/');
  const version = versions[remote];
  const [served, compressed] = await Promise.all([
    readHeaders(`${urls.production}${path}`),
    readHeaders(`${urls.registry}/v1/releases/${remote}/${version}/files/${file.join('/').replace(/\.[\w-]{8}\.js$/, '.js')}`),
  ]);
  return compressed.get('content-encoding') === 'br' && served.get('content-length') === compressed.get('content-length');
}

async function readHeaders(url: string): Promise<Headers> {
  const { headers, body } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await body?.cancel();
  return headers;
}
