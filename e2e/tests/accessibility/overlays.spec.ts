import { expect, type Page } from '@playwright/test';
import { expectAccessibleInLooks, narrowLooks, showAs, wideLight } from '../../support/accessibility/expect-accessible';
import { test } from '../../support/accessibility/looks';
import { pictureFile } from '../../support/albums';
import { playAsMicrophone } from '../../support/play-as-microphone';
import { screensWithOverlays, type Overlay } from '../../support/accessibility/overlays';

/** Opens an overlay by keys. */
async function openByKeys(page: Page, { opener, key = 'Enter', entry, shown, ready = shown }: Overlay): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press(key);
  if (entry) await entry(page).press('Enter');
  await expect(shown(page)).toBeVisible();
  await expect(ready(page)).toBeVisible();
  await expect.poll(() => shown(page).evaluate((element) => element.contains(document.activeElement)), 'the focus is inside').toBe(true);
}

async function closeByKey(page: Page, { shown }: Overlay): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeHidden();
}

for (const { name, isForWhole, path, prepare, overlays } of screensWithOverlays) {
  const title = `keys open each overlay of ${name}, Escape closes it and gives the focus back, and axe finds nothing`;
  test(title, isForWhole ? { tag: '@whole' } : {}, async ({ memberPage: page, looksOf }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare?.(page);
    await page.goto(typeof path === 'string' ? path : await path());
    for (const [index, overlay] of overlays.entries()) {
      const looks = overlay.isForPhone ? narrowLooks : looksOf(index);
      await showAs(page, overlay.isForPhone ? looks[0] : wideLight);
      await test.step(String(overlay.shown(page)), async () => {
        await openByKeys(page, overlay);
        await closeByKey(page, overlay);
        await expect((overlay.focusedAfter ?? overlay.opener)(page)).toBeFocused();
        await openByKeys(page, overlay);
        await expectAccessibleInLooks(page, `${name}: ${String(overlay.shown(page))}`, looks);
        await closeByKey(page, overlay);
      });
    }
  });
}

test('a post that is held back asks for descriptions at the first picture without one, and axe finds nothing', async ({
  authorPage: page,
  looksOf,
}) => {
  await page.goto('/');
  await page.getByLabel('Image to attach').setInputFiles([pictureFile('kite.png'), pictureFile('sea.png')]);
  await page.getByRole('checkbox', { name: 'Remind me to describe pictures' }).press('Space');
  await page.getByRole('button', { name: 'Post', exact: true }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The post is not sent yet.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description of kite.png' })).toBeFocused();
  await expectAccessibleInLooks(page, 'a post that is held back', looksOf(1));
});

test('keys record a voice message, which can be heard before it is sent, and axe finds nothing', async ({ memberPage: page, looksOf }) => {
  await playAsMicrophone(page);
  await page.goto('/chat-detailed/2');
  await page.getByRole('button', { name: 'Record a voice message' }).press('Enter');
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await expectAccessibleInLooks(page, 'a recorded voice message', looksOf(1));
});
