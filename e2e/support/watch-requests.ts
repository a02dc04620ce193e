import { expect, type Page, type Request } from '@playwright/test';
import { untilDrawn } from './move-within-app';

/** Streams stay open for as long as the page lives; reports may end after it. */
const ENDLESS = /\/live_(events|posts)|\/report/;

/**
 * Follows the requests of a page from now on. The returned function resolves when all of them have ended and the page has drawn what they
 * brought without starting further ones.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => !ENDLESS.test(request.url()) && pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) page.on(event as 'requestfinished', (request) => pending.delete(request));
  return async () => {
    await expect
      .poll(async () => {
        if (pending.size === 0) await untilDrawn(page);
        return [...pending].map((request) => request.url());
      }, 'the page has what it asked for')
      .toEqual([]);
  };
}
