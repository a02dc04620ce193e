import type { Page } from '@playwright/test';
import { expectAccessibleInLooks } from '../../support/accessibility/expect-accessible';
import { test } from '../../support/accessibility/looks';
import { screens, type Screen } from '../../support/accessibility/screens';
import { emptyProvider, failProvider } from '../../support/outage';
import { expect } from '../../support/test';

async function open(page: Page, { path }: Screen): Promise<void> {
  await page.goto(typeof path === 'string' ? path : await path());
}

for (const [index, screen] of screens.entries()) {
  test(
    `axe finds nothing on ${screen.name}`,
    screen.isForWhole ? { tag: '@whole' } : {},
    async ({ page: visitorPage, memberPage, looksOf }) => {
      const page = screen.isPublic ? visitorPage : memberPage;
      await open(page, screen);
      await expect(screen.data(page)).toBeVisible();
      await expectAccessibleInLooks(page, screen.name, looksOf(index));
    },
  );
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
