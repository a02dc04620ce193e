import { pageImportMap } from '@social/contracts';

/** Every URL that the page's import map vouches for. */
export function importMapUrls(target: Document): string[] {
  const text = target.querySelector('script[type=importmap]')?.textContent;
  return text ? Object.keys(pageImportMap.parse(JSON.parse(text)).integrity) : [];
}

export type RefetchDependencies = { knownUrls: () => string[]; request: typeof window.fetch };

/**
 * Puts fresh copies of a release's files into the browser's cache. A file that was cut short or changed on its way may lie there as
 * immutable, and every later load would find it again. What can't be fetched is left to the load that follows, which says why.
 */
export function createReleaseRefetch({ knownUrls, request }: RefetchDependencies): (entryUrl: string) => Promise<void> {
  return async (entryUrl) => {
    const folder = entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1);
    const urls = knownUrls().filter((url) => url === entryUrl || (url.startsWith(folder) && !url.includes('?')));
    await Promise.allSettled(urls.map((url) => readWhole(request, url)));
  };
}

/** Only a body that was read to its end replaces what the cache holds. */
async function readWhole(request: typeof window.fetch, url: string): Promise<void> {
  const response = await request(url, { cache: 'reload' });
  await response.arrayBuffer();
}
