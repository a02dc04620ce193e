import type { Page } from '@playwright/test';

/**
 * Presses Retry if a release does not arrive within the 8 s that a page waits: a busy machine may need longer. Not for tests in which
 * releases are late on purpose.
 */
export async function retryLateRegions(page: Page): Promise<void> {
  const late = page.getByRole('alert').filter({ hasText: 'did not arrive in time' });
  // The release may be late again, so the handler may run any number of times.
  await page.addLocatorHandler(late.first(), () => late.first().getByRole('button', { name: 'Retry' }).click(), { noWaitAfter: true });
}
