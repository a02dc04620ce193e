import { expect, type Locator, type Page } from '@playwright/test';

/** More than the number of controls on the longest screen. */
const MAX_PRESSES = 120;

const isFocused = (locator: Locator) => locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Moves the focus to a control by Tab, or backwards with Shift+Tab. Fails if the key does not reach it. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control.first()).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES && !(await isFocused(control)); presses++) await page.keyboard.press(key);
  expect(await isFocused(control), `${key} comes to ${String(control)}`).toBe(true);
}

/** Moves the focus to a control by Tab and presses Enter. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field by Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
