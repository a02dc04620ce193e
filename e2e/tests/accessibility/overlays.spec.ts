import { expect, type Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInLooks,
  narrowLooks,
  showAs,
  wideLight,
  type Looks,
} from '../../support/accessibility/expect-accessible';
import { test } from '../../support/accessibility/looks';
import { moveTo } from '../../support/move-within-app';
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

const everyRun = screensWithOverlays.filter(({ isForWhole }) => !isForWhole);
const walks = [everyRun.slice(0, 2), everyRun.slice(2), ...screensWithOverlays.filter(({ isForWhole }) => isForWhole).map((one) => [one])];

for (const walk of walks) {
  const title = `keys open each overlay of ${walk.map(({ name }) => name).join(' and ')}, Escape closes it and gives the focus back, and axe finds nothing`;
  test(title, walk[0]?.isForWhole ? { tag: '@whole' } : {}, async ({ memberPage: page, looksOf }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { prepare } of walk) await prepare?.(page);
    for (const [at, { name, path, overlays }] of walk.entries()) {
      const address = typeof path === 'string' ? path : await path();
      await (at === 0 ? page.goto(address) : moveTo(page, address));
      for (const [index, overlay] of overlays.entries()) {
        await test.step(`${name}: ${String(overlay.shown(page))}`, () => tryOverlay(page, name, overlay, looksOf(index)));
      }
    }
  });
}

async function tryOverlay(page: Page, screenName: string, overlay: Overlay, looks: Looks): Promise<void> {
  const name = `${screenName}: ${String(overlay.shown(page))}`;
  const look = overlay.isForPhone ? narrowLooks[0] : wideLight;
  const tried = overlay.isForPhone ? narrowLooks : looks;
  await showAs(page, look);
  await openByKeys(page, overlay);
  if (tried.includes(look)) await expectAccessible(page, name);
  await closeByKey(page, overlay);
  await expect((overlay.focusedAfter ?? overlay.opener)(page)).toBeFocused();
  const others = tried.filter((other) => other !== look);
  if (others.length === 0) return;
  await openByKeys(page, overlay);
  await expectAccessibleInLooks(page, name, others);
  await closeByKey(page, overlay);
}

test('keys record a voice message, which can be heard before it is sent, and axe finds nothing', async ({ memberPage: page, looksOf }) => {
  await playAsMicrophone(page);
  await page.goto('/chat-detailed/2');
  await page.getByRole('button', { name: 'Record a voice message' }).press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeFocused();
  await expectAccessibleInLooks(page, 'a recorded voice message', looksOf(1));
});
