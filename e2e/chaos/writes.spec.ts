import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newMember } from '../support/new-member';
import { writePrivatePost } from '../support/provider-calls';
import { faultsOfRow, isHarmless, isWhole } from './support/cells';
import { forms, type Form, type FormContext } from './support/forms';
import { findBrokenRules, PATIENCE_MS, retries } from './support/page-rules';
import { expect, test } from './support/test';

const links = ['browser and edge', 'edge and provider'] as const;

/** Whether a text stands anywhere on the page: as text, or in a field. */
function holds(page: Page, text: string): Promise<boolean> {
  return page.evaluate((searched) => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return document.body.innerText.includes(searched) || fields.some(({ value }) => value.includes(searched));
  }, text);
}

/** A message that something failed, with or without a button of its own. */
const failureShown = (page: Page) =>
  page
    .getByRole('button', { name: /retry|try again/i })
    .or(page.getByRole('alert'))
    .filter({ visible: true })
    .first();

async function countStored({ read }: Form, context: FormContext, text: string): Promise<number> {
  return (await read(context)).filter((item) => Object.values(item).includes(text)).length;
}

/** Sends again as the page offers it: by Retry, or by the form that still holds it. */
async function untilStored(form: Form, context: FormContext, text: string): Promise<void> {
  await expect(async () => {
    if ((await countStored(form, context, text)) > 0) return;
    const retry = retries(context.page).first();
    if (await retry.isVisible()) await retry.click();
    else await form.send(context);
    await expect.poll(() => countStored(form, context, text), { timeout: 5000 }).toBeGreaterThan(0);
  }).toPass({ timeout: PATIENCE_MS * 2 });
}

for (const [row, form] of forms.entries()) {
  for (const link of isWhole ? links : links.filter((_, index) => index === row % 2)) {
    for (const fault of faultsOfRow(row)) {
      test(`${form.name}, ${fault} between ${link}: its text is not lost, and it is stored once`, async ({
        author,
        authorPage: page,
        links: all,
      }) => {
        test.setTimeout(180_000);
        const { url, gateway } = all[link];
        const friend = await newMember('Friend');
        const context = { page, url, author, friend, postId: await writePrivatePost(author, 'A post to answer') };
        const text = `Chaos ${randomUUID()}`;
        await form.open(context);
        await form.write(context, text);
        const sent = page.waitForRequest(
          (request) =>
            request.method() === 'POST' &&
            form.stores({ path: new URL(request.url()).pathname, fields: new URLSearchParams(request.postData() ?? '') }),
        );
        gateway.breakCalls((call) => (form.stores(call) ? fault : null));
        await form.send(context);
        await sent;
        const isStoredOrShown = async () => (await holds(page, text)) || (await countStored(form, context, text)) > 0;
        await expect.poll(isStoredOrShown, 'the text is on the page, or stored').toBe(true);
        expect(await findBrokenRules(page)).toEqual([]);
        if (!isHarmless(fault)) await expect(failureShown(page)).toBeVisible({ timeout: PATIENCE_MS });
        expect(await isStoredOrShown(), 'the text after the failure').toBe(true);
        gateway.break(null);
        await untilStored(form, context, text);
        await page.reload();
        await page.waitForLoadState('networkidle');
        expect(await countStored(form, context, text)).toBe(1);
      });
    }
  }
}
