import { expect, type Locator, type Page } from '@playwright/test';

/** Maximum distance that a text may move from the preview to the page, in pixels. A name is centred in a line of its own height. */
const MAX_MOVE_PX = { x: 2, y: 5 };

/** The shape of a preview: one post, or the names of a list. */
export type PreviewShape = 'post' | 'list';

type TextPosition = { x: number; y: number; text: string };

/** Returns the corner of an element and its whole text. */
async function positionOf(element: Locator): Promise<TextPosition> {
  const text = (await element.innerText()).trim();
  const { x, y } = (await element.boundingBox()) ?? { x: NaN, y: NaN };
  return { x, y, text };
}

/**
 * Waits for the preview of a page whose scripts are held. The returned function waits until the page has replaced the preview, and fails if
 * a text has moved.
 */
export async function readPreview(page: Page, shape: PreviewShape): Promise<() => Promise<void>> {
  return shape === 'post' ? readPostPreview(page) : readListPreview(page);
}

async function readPostPreview(page: Page) {
  const preview = page.locator('.preview-items .preview-card').first();
  await expect(preview.locator('.preview-name')).not.toBeEmpty();
  const name = await positionOf(preview.locator('.preview-name'));
  const text = await positionOf(preview.locator('.preview-text'));
  return async () => {
    const post = page.getByRole('main').getByRole('article').first();
    const lateName = await positionOf(post.getByRole('strong'));
    const lateText = await positionOf(post.getByText(text.text.split('\n')[0] ?? '').last());
    await expect(page.locator('.preview')).toHaveCount(0);
    expect(lateName.text).toBe(name.text);
    expectAt(lateName, name);
    expectAt(lateText, text);
  };
}

async function readListPreview(page: Page) {
  const names = page.locator('.preview-items .preview-name');
  await expect(names.nth(1)).not.toBeEmpty();
  const early = [await positionOf(names.nth(0)), await positionOf(names.nth(1))];
  return async () => {
    await expect(page.locator('.preview')).toHaveCount(0);
    for (const name of early) {
      const late = await positionOf(page.getByRole('main').getByRole('heading', { level: 2, name: name.text, exact: true }));
      expect(late.text).toBe(name.text);
      expectAt(late, name);
    }
  };
}

function expectAt(late: TextPosition, early: TextPosition): void {
  expect(Math.abs(late.x - early.x), `${early.text} moves sideways`).toBeLessThanOrEqual(MAX_MOVE_PX.x);
  expect(Math.abs(late.y - early.y), `${early.text} moves up or down`).toBeLessThanOrEqual(MAX_MOVE_PX.y);
}
