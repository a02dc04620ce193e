import { test as base } from '../test';
import { allLooks, narrowDark, wideLight, type Looks } from './expect-accessible';

export type AccessibilityOptions = { everyLook: boolean };

/**
 * `looksOf` returns the looks in which the item at an index of a list is tested. A full test run uses one look per item, and another for
 * its neighbours: an additional look for everything takes minutes. The project of the whole matrix sets `everyLook`.
 */
export const test = base.extend<AccessibilityOptions & { looksOf: (index: number) => Looks }>({
  everyLook: [false, { option: true }],
  looksOf: async ({ everyLook }, use) => {
    await use((index) => {
      if (everyLook) return allLooks;
      return index % 2 === 0 ? [wideLight] : [narrowDark];
    });
  },
});
