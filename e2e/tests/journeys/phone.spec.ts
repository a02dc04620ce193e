import type { Locator, Page } from '@playwright/test';
import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true });

test('a phone shows the first post at once, the composer and the comments over the whole screen', async ({ authorPage: page }) => {
  await page.goto('/');
  const post = page.getByRole('feed').getByRole('article').first();
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await expect(post.getByRole('link').first()).toBeInViewport();
    // A post that another test publishes meanwhile may have no picture: one would begin here, below the author and the text.
    const { y = Infinity } = (await post.boundingBox()) ?? {};
    expect(y + 160).toBeLessThan(viewport.height);
  }

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expectToFillScreen(page.getByRole('dialog', { name: 'Create a Post' }));
  await page.keyboard.press('Escape');

  const comments = post.getByRole('button', { name: /^Comments/ });
  await comments.tap();
  const sheet = page.getByRole('dialog', { name: 'Comments' });
  await expectToFillScreen(sheet);
  await expectInOneRow(sheet.getByRole('button', { name: 'Add a picture' }), sheet.getByRole('button', { name: 'Send' }));
  await sheet.getByRole('textbox', { name: 'Write a comment' }).fill('Written on a phone');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await expect(comments).toBeFocused();
  await comments.tap();
  await expect(sheet.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Written on a phone');

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(post).toBeInViewport();
});

test('a message that is swiped is replied to, one that is hardly moved is not', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(ben, ada, 'Bring the map');
  const page = await pageOf(context, ada);
  await page.goto(`/chat-detailed/${ben.userId}`);
  const message = messagesWith(page, 'Bring the map');
  await expect(async () => {
    await swipe(page, message, 100);
    await expect(page.getByText('Replying to: Bring the map')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(messageBox(page)).toBeFocused();

  await page.getByRole('button', { name: 'Cancel reply' }).click();
  await expect(page.getByText('Replying to: Bring the map')).toBeHidden();
  await swipe(page, message, 30);
  await expect(page.getByText('Replying to: Bring the map')).toBeHidden();
});

async function expectToFillScreen(dialog: Locator): Promise<void> {
  await expect(async () => expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE })).toPass();
}

async function expectInOneRow(first: Locator, second: Locator): Promise<void> {
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? Infinity))).toBeLessThan(8);
}

/** Moves a finger from the middle of the element to the right. Playwright itself only taps. */
async function swipe(page: Page, target: Locator, distancePx: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what should be swiped is not shown');
  const devtools = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', box.x + 100);
  for (let step = 1; step <= 5; step++) await touch('touchMove', box.x + 100 + (distancePx * step) / 5);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
