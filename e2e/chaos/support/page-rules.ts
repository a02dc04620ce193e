import { expect, type Page } from '@playwright/test';

/** Longer than any page waits for a reply or a file, its own retries included. */
export const PATIENCE_MS = 20_000;

/** The buttons of every failure message on the page. */
export const retries = (page: Page) => page.getByRole('button', { name: /retry|try again/i }).filter({ visible: true });

/** A failure message with its button, or a part that has older content to show and says that it tries again. */
export const saysThatItFailed = (page: Page) => retries(page).or(page.getByText(/tried again by itself/).filter({ visible: true }));

/** Says what a page must never be, whatever fails around it: blank, without its menu, or without a heading. Empty when all is well. */
export async function findBrokenRules(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const rule = async (holds: Promise<boolean>, problem: string) => (await holds) || problems.push(problem);
  await rule(page.getByRole('link', { name: 'Saved Posts' }).isVisible(), 'the menu is not there');
  const main = page.getByRole('main');
  await rule(
    main.innerText({ timeout: 1000 }).then(
      (text) => text.trim() !== '',
      () => false,
    ),
    'the page is blank',
  );
  await rule(
    page.evaluate(() => !('__pwned' in globalThis)),
    'a tampered script ran',
  );
  return problems;
}

/** Expects a page to be none of that, once it has shown what it loads: a region says so with shapes alone. */
export async function expectRules(page: Page): Promise<void> {
  await expect.poll(() => findBrokenRules(page), { timeout: PATIENCE_MS }).toEqual([]);
}

/** Presses every Retry there is until none is left. @returns whether that came to an end. */
export async function retryAll(page: Page): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    const count = await retries(page).count();
    if (count === 0) return true;
    // A region that disappears meanwhile has recovered by itself.
    await retries(page)
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await page.waitForTimeout(150);
  }
  return false;
}
