import { expect, test } from '../../support/test';

type WithTouched = { touchedSheets?: string[] };

test('the first press of a button, and what it opens, leave the style sheets of the page alone', async ({ memberPage: page }) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    (window as WithTouched).touchedSheets = touched;
    const begunIn = new WeakMap<CSSStyleSheet, number>();
    let render = 0;
    const insertRule = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      queueMicrotask(() => void render++);
      if (this.cssRules.length === 0) begunIn.set(this, render);
      else if (rule.startsWith('@') && begunIn.get(this) !== render) touched.push(rule);
      return insertRule.call(this, rule, index);
    };
  });
  await page.goto('/');
  const post = page.getByRole('feed').getByRole('article').first();
  await post.getByRole('button', { name: /^Like/ }).first().click();
  await post.getByRole('button', { name: /^Comments/ }).click();
  await expect(post.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Share something' }).click();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
  expect(await page.evaluate(() => (window as WithTouched).touchedSheets)).toEqual([]);
});
