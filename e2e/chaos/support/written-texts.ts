import { expect, type Page } from '@playwright/test';
import { slowness } from '../../support/stack';
import type { Form, FormContext } from './forms';
import { PATIENCE_MS, retries } from './page-rules';

const ACTION_MS = 2000 * slowness;

/** Returns true if the page contains a text, also inside a field. */
export function holds(page: Page, text: string): Promise<boolean> {
  return page.evaluate((searched) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return document.body.innerText.includes(searched) || fields.some(({ value }) => value.includes(searched));
  }, text);
}

/** Number of times that the provider has stored a text. */
export async function countStored({ read }: Form, context: FormContext, text: string): Promise<number> {
  return (await read(context)).filter((item) => Object.values(item).includes(text)).length;
}

/** Returns what stands in the form's field; null once the page has left the form. */
export async function readField(form: Form, page: Page): Promise<string | null> {
  const field = form.field(page);
  return (await field.isVisible()) ? field.inputValue({ timeout: ACTION_MS }).catch(() => null) : null;
}

/** Sends again as the page offers it: by Retry, or by the form that still holds it. */
export async function untilStored(form: Form, context: FormContext, text: string): Promise<void> {
  // A page leaves its form at any moment: a button that is no longer there must not take all the time there is.
  context.page.setDefaultTimeout(ACTION_MS);
  await expect(async () => {
    if ((await countStored(form, context, text)) > 0) return;
    const retry = retries(context.page).first();
    if (await retry.isVisible()) await retry.click();
    else if ((await readField(form, context.page)) === text) await form.send(context);
    await expect.poll(() => countStored(form, context, text), { timeout: 5000 * slowness }).toBeGreaterThan(0);
  }).toPass({ timeout: PATIENCE_MS * 2 });
  context.page.setDefaultTimeout(0);
}
