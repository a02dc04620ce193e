import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newMember } from '../support/new-member';
import { writePrivatePost } from '../support/provider-calls';
import { faultsOfRow, isHarmless, isWhole } from './support/cells';
import { forms } from './support/forms';
import { expectRules, PATIENCE_MS } from './support/page-rules';
import { countStored, holds, readField, untilStored } from './support/written-texts';
import { expect, test } from './support/test';

const links = ['browser and edge', 'edge and provider'] as const;

/** A message that something failed, with or without a button of its own. */
const failureShown = (page: Page) =>
  page
    .getByRole('button', { name: /retry|try again/i })
    .or(page.getByRole('alert'))
    .filter({ visible: true })
    .first();

for (const [row, form] of forms.entries()) {
  // In the slice only one form for each link: `tests/faults` writes posts and comments.
  if (!isWhole && form.name !== 'a message' && form.name !== 'an album') continue;
  for (const link of isWhole ? links : links.filter((_, index) => index === (row / 2) % 2)) {
    for (const fault of faultsOfRow(row)) {
      test(`${form.name}, ${fault} between ${link}: its text is not lost, and it is stored once`, async ({
        author,
        authorPage: page,
        links: all,
      }) => {
        test.slow();
        const { url, gateway } = all[link];
        const friend = await newMember('Friend');
        const context = { page, url, author, friend, postId: await writePrivatePost(author, 'A post to answer') };
        const text = `Chaos ${randomUUID()}`;
        await page.goto(url + form.path(context));
        await expect(form.field(page)).toBeVisible({ timeout: PATIENCE_MS });
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
        await expectRules(page);
        // If only the reply was lost, and the page has found that out, it shows no message.
        const isSettled = async () =>
          (await failureShown(page).isVisible()) ||
          ((await countStored(form, context, text)) > 0 && (await readField(form, page)) !== text);
        if (!isHarmless(fault)) await expect.poll(isSettled, { message: 'the failure is shown', timeout: PATIENCE_MS * 2 }).toBe(true);
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
