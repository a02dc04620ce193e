import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callProvider, uniqueText, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

/** Includes an experimental rule: a label that is seen must be in the name, or voice control does not find it. */
async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).analyze();
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`)).toEqual([]);
}

test('axe finds nothing in an own post with its comments, its menu and the create-story dialog', async ({ author, authorPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const post = uniqueText();
  const postId = await writePrivatePost(author, post);
  await callProvider(author, 'comments', { type: 'create', post_id: postId, text: 'First' });
  await page.goto(`/post/${postId}`);
  const like = page.getByRole('button', { name: /^Like this comment/ });
  await expect(like).toBeVisible();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations(page);
  await page
    .getByRole('button', { name: /options|more/i })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page);

  await page.goto('/');
  await page
    .getByRole('button', { name: /create story|add story|your story/i })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Create story' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the albums, at the bell and on an unknown group', async ({ memberPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/my-albums');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/chat-detailed/999999?type=group');
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown group' })).toBeVisible();
  await expectNoViolations(page);
});
