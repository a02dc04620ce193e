import type { Page } from '@playwright/test';
import { expectAccessibleInLooks, showAs, wideLight } from '../../support/accessibility/expect-accessible';
import { test } from '../../support/accessibility/looks';
import { screens, type Screen } from '../../support/accessibility/screens';
import { moveTo } from '../../support/move-within-app';
import { emptyProvider, failProvider } from '../../support/outage';
import { expect } from '../../support/test';

const pathOf = async ({ path }: Screen) => (typeof path === 'string' ? path : path());

async function open(page: Page, screen: Screen): Promise<void> {
  await page.goto(await pathOf(screen));
}

type Indexed = Screen & { index: number };
const indexed: Indexed[] = screens.map((screen, index) => ({ ...screen, index }));

/** Splits screens into walks of one page each: loading the page takes longer than axe. */
function walksOf(some: Indexed[]): Indexed[][] {
  const half = Math.ceil(some.length / 2);
  return [some.slice(0, half), some.slice(half)].filter((walk) => walk.length > 0);
}

for (const isForWhole of [false, true]) {
  const wanted = indexed.filter((screen) => (screen.isForWhole ?? false) === isForWhole);
  for (const isPublic of [false, true]) {
    for (const walk of walksOf(wanted.filter((screen) => (screen.isPublic ?? false) === isPublic))) {
      const title = `axe finds nothing on ${walk.map(({ name }) => name).join(', ')}`;
      test(title, isForWhole ? { tag: '@whole' } : {}, async ({ pageFor, looksOf }) => {
        const page = await pageFor({ isPublic });
        await page.goto(isPublic ? '/login' : '/more');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const screen of walk) {
          await test.step(screen.name, async () => {
            await showAs(page, wideLight);
            await moveTo(page, await pathOf(screen));
            await expect(screen.data(page)).toBeVisible();
            await expectAccessibleInLooks(page, screen.name, looksOf(screen.index));
          });
        }
      });
    }
  }
}

test.describe('the whole matrix', { tag: '@whole' }, () => {
  for (const [index, screen] of screens.filter(({ empty }) => empty !== undefined).entries()) {
    test(`axe finds nothing on ${screen.name} while the provider has nothing for it`, async ({ memberPage: page, looksOf }) => {
      await emptyProvider(page);
      await open(page, screen);
      await expect(
        page
          .getByRole('main')
          .getByText(screen.empty ?? '')
          .first(),
      ).toBeVisible();
      await expectAccessibleInLooks(page, `${screen.name}, empty`, looksOf(index));
    });
  }

  for (const [index, screen] of screens.filter(({ canFail }) => canFail).entries()) {
    test(`axe finds nothing on ${screen.name} while the provider talks rubbish`, async ({ memberPage: page, looksOf }) => {
      await failProvider(page, 'talks rubbish');
      await open(page, screen);
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
      await expectAccessibleInLooks(page, `${screen.name}, failed`, looksOf(index));
    });
  }
});
