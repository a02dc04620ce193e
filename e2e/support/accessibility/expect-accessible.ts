import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Display of a screen: colour scheme and width in pixels. */
export type Look = { colorScheme: 'light' | 'dark'; width: 1440 | 390 };

export type Looks = [Look, ...Look[]];

export const wideLight: Look = { colorScheme: 'light', width: 1440 };
export const narrowDark: Look = { colorScheme: 'dark', width: 390 };
export const narrowLooks: Looks = [narrowDark, { colorScheme: 'light', width: 390 }];
/** Each colour at each width. */
export const allLooks: Looks = [wideLight, { colorScheme: 'dark', width: 1440 }, ...narrowLooks];

/**
 * Includes rules that axe runs only on request. Voice control needs the visible label in a control's name. A finger needs a target of 24 by
 * 24 px, or as much space around it.
 */
const requestedRules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** Changes colours and width of the open page without reloading it. Resolves when no transition is running. */
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

/** Fails with each violation that axe finds in the page in its current state, under the elements that have it. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Without frames no results need merging, and merging would open a page for each run.
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
