import type { Page } from '@playwright/test';

/**
 * Presses Retry, as a member does, where a release did not arrive within the 8 s that a page waits for one: a busy machine may need longer.
 * Not for tests in which releases are late on purpose.
 */
export async function retryLateRegions(page: Page): Promise<void> {
  const late = page.getByRole('alert').filter({ hasText: 'did not arrive in time' });
  // It may be late again: the handler is called as often as that.
  await page.addLocatorHandler(late.first(), () => late.first().getByRole('button', { name: 'Retry' }).click(), { noWaitAfter: true });
}
