import { expect, type Page } from '@playwright/test';
import { slowness } from '../../support/stack';

/** Much longer than any page waits for a reply or a file, its own retries included. */
export const PATIENCE_MS = 60_000 * slowness;
/** How long an element that may disappear is waited for. */
const CLICK_TIMEOUT_MS = 1000 * slowness;

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
    main.innerText({ timeout: CLICK_TIMEOUT_MS }).then(
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
  async function pressFirst() {
    if ((await retries(page).count()) === 0) return true;
    // A region that disappears in between has recovered by itself.
    await retries(page)
      .first()
      .click({ timeout: CLICK_TIMEOUT_MS })
      .catch(() => undefined);
    return false;
  }
  return expect
    .poll(pressFirst, { timeout: PATIENCE_MS })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}
