import { expect, type Page } from '@playwright/test';
import { slowness } from '../../support/stack';

/** Much longer than a page waits for a reply or a file, including its retries. */
export const PATIENCE_MS = 60_000 * slowness;
/** Maximum wait for an element that may disappear. */
const CLICK_TIMEOUT_MS = 1000 * slowness;

/** The Retry buttons of all failure messages on the page. */
export const retries = (page: Page) => page.getByRole('button', { name: /retry|try again/i }).filter({ visible: true });

/** A failure message with its button, or a part with older content that announces a retry. */
export const saysThatItFailed = (page: Page) => retries(page).or(page.getByText(/tried again by itself/).filter({ visible: true }));

/** Lists the rules that a page breaks. Whatever fails around it, a page must not be blank, and must have its menu and a heading. */
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

/** Expects a page to break no rule after loading. While loading, a region shows only placeholders. */
export async function expectRules(page: Page): Promise<void> {
  await expect.poll(() => findBrokenRules(page), { timeout: PATIENCE_MS }).toEqual([]);
}

/** Presses every Retry until none is left. @returns true if none is left. */
export async function retryAll(page: Page): Promise<boolean> {
  async function pressFirst() {
    if ((await retries(page).count()) === 0) return true;
    // A region that disappears in between has recovered.
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
