import type { Page } from '@playwright/test';

/**
 * Collects garbage. Returns the number of the page's elements, in total and by selector, and the memory of its scripts and buffers, in
 * megabytes.
 */
export async function measurePage<Name extends string>(page: Page, selectors: Record<Name, string>) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  // The protocol's types do not have the buffers yet.
  const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize: number };
  await session.detach();
  const counts = await page.evaluate(
    (all) => Object.fromEntries(Object.entries(all).map(([name, selector]) => [name, document.querySelectorAll(selector).length])),
    { ...selectors, elements: '*' } as Record<string, string>,
  );
  return { ...(counts as Record<Name | 'elements', number>), heapMb: ((usage.usedSize + usage.backingStorageSize) / 2 ** 20).toFixed(1) };
}
