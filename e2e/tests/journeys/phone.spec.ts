import type { Locator } from '@playwright/test';
import { createAlbum } from '../../support/albums';
import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { holdAnswers } from '../../support/hold-answers';
import { moveTo, untilDrawn } from '../../support/move-within-app';
import { newMember } from '../../support/new-member';
import { readPreview } from '../../support/reply-preview';
import { expect, test } from '../../support/test';
import { drag, pinch, swipe } from '../../support/touch';

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true });

test('on a phone the first post, drawers, composer and comments fill the screen; fingers zoom and step through photos, and reply to a message', async ({
  author,
  authorPage: page,
  baseURL,
}) => {
  const friend = await newMember('Ben');
  await sendMessage(friend, author, 'Bring the map');
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (shared: ShareData) => void Object.assign(window, { shared }) });
  });
  const post = page.getByRole('feed').getByRole('article').first();
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('the document shows the first post before any script has arrived, where it stays', async () => {
    const letShellArrive = await holdAnswers(page, '**/r/shell/-/main.*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const expectPreviewToStay = await readPreview(page, 'post');
    letShellArrive();
    await expectPreviewToStay();
  });

  await test.step('the first post is on the first screen, also on a wide one', async () => {
    for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(viewport);
      await expect(post.getByRole('link').first()).toBeInViewport();
      // A post of another test may have no picture. A picture would start here, below the author and the text.
      const { y = Infinity } = (await post.boundingBox()) ?? {};
      expect(y + 160).toBeLessThan(viewport.height);
    }
  });

  await test.step('both drawers open over an overlay that closes them, and nothing scrolls sideways', async () => {
    const saved = page.getByRole('link', { name: 'Saved Posts' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(saved).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(saved).toBeHidden();
    await page.getByRole('button', { name: 'Open messages' }).tap();
    await expect(page.getByRole('tab', { name: /Individual/ })).toBeVisible();
    await page.touchscreen.tap(10, 400);
    await expect(page.getByRole('tab', { name: /Individual/ })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  await test.step('the composer and the comments fill the screen; typed text is still shown when the comments open again', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await expectToFillScreen(dialog('Create a Post'));
    await page.keyboard.press('Escape');
    await expect(dialog('Create a Post')).toBeHidden();
    const comments = post.getByRole('button', { name: /^Comments/ });
    await comments.tap();
    const sheet = dialog('Comments');
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

  await test.step('two fingers zoom a photo, one steps to the next while none is magnified, and a tap right after shares it', async () => {
    await moveTo(page, `/my-albums/${(await createAlbum(2)).id}`);
    await page
      .getByRole('button', { name: /^Photo 1|1 of 2/ })
      .first()
      .tap();
    const viewer = dialog('Photo viewer');
    const photo = viewer.getByRole('img', { name: /.+/ }).first();
    await expect(photo).toBeVisible();
    const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toBeDisabled();
    // The fingers end three times as far apart as they start.
    await pinch(page, viewer, 160);
    await expect(zoomOut).toBeEnabled();
    await expect.poll(() => readScale(photo)).toBeCloseTo(3);
    // Swiping a magnified photo does not show the next one.
    await drag(page, viewer, -150);
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await expect.poll(() => readScale(photo)).toBeCloseTo(3);
    await pinch(page, viewer, -160);
    await expect(zoomOut).toBeDisabled();
    await drag(page, viewer, -150);
    await expect(viewer.getByText('2 of 2')).toBeVisible();

    await viewer.getByRole('button', { name: 'Share photo' }).tap();
    await viewer.getByRole('group', { name: 'Ways to share the photo' }).getByRole('button', { name: 'More', exact: true }).tap();
    const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
    expect(shared?.url).toContain(`${baseURL}/`);
    expect(new URL(shared?.url ?? '').search).toContain('photo=');
    await page.goBack();
    await expect(viewer).toBeHidden();
  });

  await test.step('a message that is swiped is replied to, one that is hardly moved is not', async () => {
    await moveTo(page, `/chat-detailed/${friend.userId}`);
    const message = messagesWith(page, 'Bring the map');
    const reply = page.getByText('Replying to: Bring the map');
    await expect(message).toBeVisible();
    await untilDrawn(page);
    await swipe(page, message, 30);
    await untilDrawn(page);
    await expect(reply).toBeHidden();
    await swipe(page, message, 100);
    await expect(reply).toBeVisible();
    await expect(messageBox(page)).toBeFocused();
  });
});

async function expectToFillScreen(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
}

async function expectInOneRow(first: Locator, second: Locator): Promise<void> {
  const [one, other] = [await first.boundingBox(), await second.boundingBox()];
  expect(Math.abs((one?.y ?? 0) - (other?.y ?? Infinity))).toBeLessThan(8);
}

/** Returns the scale of a photo relative to its container. */
function readScale(photo: Locator): Promise<number> {
  return photo.evaluate((element) => element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth);
}
