import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

const feedItems = (page: Page) => page.getByRole('feed').getByRole('article');
const suggestions = (page: Page) => page.getByRole('feed').getByRole('article', { name: 'Friend Suggestions' });

test('suggestions stand after the third post, none in a filtered feed; the feed of those whom a member follows is remembered', async ({
  author,
  authorPage: page,
}) => {
  await page.goto('/');
  await expect(suggestions(page)).toBeAttached();
  await expect(feedItems(page).nth(3)).toHaveAccessibleName('Friend Suggestions');

  await page.getByRole('button', { name: 'Images', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Images' })).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Images', exact: true }).click();

  const following = page.getByRole('button', { name: 'Following', exact: true });
  await following.click();
  await expect(page.getByText('No posts of people you follow')).toBeVisible();
  await author.call('follow-user', { user_id: '2' });
  await page.reload();
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await expect(feedItems(page).first().getByRole('link', { name: 'Asha Menon' })).toBeVisible();
});

test('a story of text alone survives Escape and a reload; a reaction to a story is remembered', async ({ authorPage: page }) => {
  await page.goto('/');
  const create = page.getByRole('button', { name: 'Create story' });
  const form = page.getByRole('dialog', { name: 'Create story' });
  const text = form.getByRole('textbox', { name: 'Say something about it' });
  await create.click();
  await text.fill('Fog until noon');
  await page.keyboard.press('Escape');
  await page.reload();
  await create.click();
  await expect(text).toHaveValue('Fog until noon');
  await form.getByRole('button', { name: 'Share story' }).click();
  await expect(page.getByRole('button', { name: /^Your story/ })).toBeVisible();

  const viewer = page.getByRole('dialog', { name: /^Stories of/ });
  await page
    .getByRole('button', { name: /, new story$/ })
    .first()
    .click();
  await viewer.getByRole('button', { name: 'Love' }).click();
  await expect(viewer.getByRole('button', { name: 'Love' })).toHaveAttribute('aria-pressed', 'true');
  // The first reaction may still be on its way: this one is sent after it.
  const replied = page.waitForResponse(
    (response) => response.url().includes('react_story') && (response.request().postData() ?? '').includes('reaction=4'),
  );
  await viewer.getByRole('button', { name: 'Wow' }).click();
  await replied;
  await page.reload();
  await expect(viewer.getByRole('button', { name: 'Wow' })).toHaveAttribute('aria-pressed', 'true');
});
