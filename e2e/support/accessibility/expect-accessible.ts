import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** How a screen is looked at: by the system's colours, at a width in pixels. */
export type Look = { colorScheme: 'light' | 'dark'; width: 1440 | 390 };

export type Looks = [Look, ...Look[]];

export const wideLight: Look = { colorScheme: 'light', width: 1440 };
export const narrowDark: Look = { colorScheme: 'dark', width: 390 };
export const narrowLooks: Looks = [narrowDark, { colorScheme: 'light', width: 390 }];
/** Each colour at each width. */
export const allLooks: Looks = [wideLight, { colorScheme: 'dark', width: 1440 }, ...narrowLooks];

/**
 * Includes rules that axe runs on request alone: voice control finds a control by the label that is seen only if its name holds it, and a finger
 * needs a target of 24 by 24 px, or the space of one around it.
 */
const requestedRules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** Shows the open page in other colours and at another width, without loading it again. Resolves when nothing is in transition. */
export async function showAs(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(
    (mode) =>
      document.documentElement.getAttribute('data-color-mode') === mode &&
      document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
    colorScheme,
  );
}

/** Fails with each violation that axe finds in the page as it is, under the elements that have it. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Without frames there is nothing to merge, and the merge would open a page of its own for each run.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: requestedRules, resultTypes: ['violations'] })
    .analyze();
  expect
    .soft(
      violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 200)).join('; ')})`),
      name,
    )
    .toEqual([]);
}

/** Fails with each violation that axe finds in the page in any of these looks. */
export async function expectAccessibleInLooks(page: Page, name: string, looks: Look[]): Promise<void> {
  for (const look of looks) {
    await showAs(page, look);
    await expectAccessible(page, `${name}, ${look.colorScheme}, ${look.width} px`);
  }
}
