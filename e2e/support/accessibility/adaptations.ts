import type { Page } from '@playwright/test';

/** A display preference of members. `apply` changes the open page without reloading it. */
export type Adaptation = { name: string; apply: (page: Page) => Promise<void> };

async function setRoot(page: Page, { fontSize = '', dir = 'ltr' }: { fontSize?: string; dir?: 'ltr' | 'rtl' }): Promise<void> {
  await page.evaluate(
    (changes) => {
      document.documentElement.style.fontSize = changes.fontSize;
      document.documentElement.dir = changes.dir;
    },
    { fontSize, dir },
  );
}

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

export const adaptations: Adaptation[] = [
  {
    name: '320 px wide',
    apply: async (page) => {
      await setRoot(page, {});
      await setWidth(page, 320);
    },
  },
  {
    name: 'with text of twice the size',
    apply: async (page) => {
      await setRoot(page, { fontSize: '200%' });
      await setWidth(page, 1280);
    },
  },
  {
    name: 'from right to left, 1440 px wide',
    apply: async (page) => {
      await setRoot(page, { dir: 'rtl' });
      await setWidth(page, 1440);
    },
  },
  {
    name: 'from right to left, 390 px wide',
    apply: async (page) => {
      await setRoot(page, { dir: 'rtl' });
      await setWidth(page, 390);
    },
  },
];
