import { test as base } from '../test';
import { allLooks, narrowDark, wideLight, type Looks } from './expect-accessible';

export type AccessibilityOptions = { everyLook: boolean };

/**
 * `looksOf` tells in which looks the thing at an index of a list is tried. A run of all tests tries each in one, and its neighbours in another: one
 * look more of everything takes minutes. The project of the whole matrix sets `everyLook`.
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
