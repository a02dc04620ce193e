import type { BrowserContext } from 'playwright-core';

const SETTLED_TIMEOUT_MS = 20_000;

/**
 * Opens an environment as a member does: the first page by its address, the others through the menu, in one document.
 * @param remotes each with a menu entry and a page titled with its name.
 * @returns the messages of regions that failed or run an earlier release.
 */
export async function visitThroughMenu(context: BrowserContext, edgeUrl: string, remotes: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  try {
    await page.goto(edgeUrl);
    for (const remote of remotes) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: remote, exact: true }).click();
      // The heading is the same for a failed region, above its message.
      await page.getByRole('heading', { level: 1, name: `Page of ${remote}` }).waitFor({ timeout: SETTLED_TIMEOUT_MS });
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: SETTLED_TIMEOUT_MS });
      const failures = await page.getByRole('alert').or(page.getByText('Showing an earlier version of this part')).allTextContents();
      problems.push(...failures.map((failure) => `${remote}: ${failure}`));
    }
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    problems.push(`${error.message} The page says: ${await page.locator('body').innerText()}`);
  } finally {
    await page.close();
  }
  return problems;
}
