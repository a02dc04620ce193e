import { expect, type Page, type Request } from '@playwright/test';
import { untilDrawn } from './move-within-app';

/** The types of requests for content of the page. Not included: copies for offline visits, reports and streams. */
const SHOWN = ['document', 'script', 'stylesheet', 'image', 'font'];

function isAwaited(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (/^\/api\/|^\/app_api/.test(pathname)) return !/live_(events|posts)/.test(pathname);
  return SHOWN.includes(request.resourceType());
}

/**
 * Follows the requests of a page from now on. The returned function resolves when all of them have ended, the page has drawn their content,
 * and no further request has started.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => isAwaited(request) && pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  return async () => {
    await expect
      .poll(async () => {
        if (pending.size === 0) await untilDrawn(page);
        return [...pending].map((request) => request.url());
      }, 'the page has what it asked for')
      .toEqual([]);
  };
}
