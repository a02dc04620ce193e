import type { Page } from '@playwright/test';
import { servedComposition } from './registry-api';
import { eventually, slowness, urls } from './stack';

const LONG_MS = 120_000 * slowness;

/**
 * Waits until the edge serves the scripts that a page loaded as small as they get: a new file is sent with the edge's own quick compression
 * until the registry's better one is there.
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

/** Waits for one script by its path by content. @param versions are those of the remotes. */
export async function untilFileCompressed(path: string, versions: Record<string, string>): Promise<void> {
  await eventually(`${path} is compressed`, () => isCompressed(path, versions), LONG_MS);
}

/** The registry knows a script by its path, without the hash that its URL by content has. */
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
