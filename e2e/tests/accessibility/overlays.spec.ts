import { expect, type Page } from '@playwright/test';
import { expectAccessibleInLooks, narrowLooks, showAs, wideLight } from '../../support/accessibility/expect-accessible';
import { test } from '../../support/accessibility/looks';
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

for (const { name, path, overlays } of screensWithOverlays) {
  test(`keys open each overlay of ${name}, Escape closes it, its opener has the focus again, and axe finds nothing`, async ({
    memberPage: page,
    looksOf,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(typeof path === 'string' ? path : await path());
    for (const [index, overlay] of overlays.entries()) {
      const looks = overlay.isForPhone ? narrowLooks : looksOf(index);
      await showAs(page, overlay.isForPhone ? looks[0] : wideLight);
      await test.step(String(overlay.shown(page)), async () => {
        await openByKeys(page, overlay);
        await closeByKey(page, overlay);
        await expect(overlay.opener(page)).toBeFocused();
        await openByKeys(page, overlay);
        await expectAccessibleInLooks(page, `${name}: ${String(overlay.shown(page))}`, looks);
        await closeByKey(page, overlay);
      });
    }
  });
}
