import type { Page } from '@playwright/test';
import { pageOf, signInOverApi } from '../member';
import { urls } from '../stack';
import { test as base } from '../test';
import { allLooks, narrowDark, wideLight, type Looks } from './expect-accessible';
import type { Screen } from './screens';

export type AccessibilityOptions = { everyLook: boolean };

type Fixtures = {
  looksOf: (index: number) => Looks;
  /** Opens a page of `demo`, or of a visitor who is not signed in if the screen is public. */
  pageFor: (screen: Pick<Screen, 'isPublic'>) => Promise<Page>;
};

/**
 * `looksOf` returns the looks in which the item at an index of a list is tested. A full test run uses one look per item, and another for
 * its neighbours: an additional look for everything takes minutes. The project of the whole matrix sets `everyLook`.
 */
export const test = base.extend<AccessibilityOptions & Fixtures>({
  everyLook: [false, { option: true }],
  looksOf: async ({ everyLook }, use) => {
    await use((index) => {
      if (everyLook) return allLooks;
      return index % 2 === 0 ? [wideLight] : [narrowDark];
    });
  },
  pageFor: async ({ context }, use) => {
    await use(async ({ isPublic = false }) => (isPublic ? context.newPage() : pageOf(context, await signInOverApi(urls.production))));
  },
});
