import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pictureFile } from '../../support/albums';
import { createPage } from '../../support/community-page';
import { expect, test } from '../../support/test';

const LIST = '/pagescomp/mainpages';
const CREATE = '/pagescomp/mainpages/createpage';

function card(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
}

test.describe('My Pages', () => {
  test('My Pages comes first: name, category, likes, posts, and Edit Page that opens the settings', async ({ memberPage: page }) => {
    const own = await createPage();
    await page.goto('/PagesComp/MainPages');
    await expect(page.getByRole('heading', { level: 1, name: 'My Pages' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'My Pages' })).toHaveAttribute('aria-selected', 'true');
    await expect(card(page, own.name)).toContainText(/Travel.*0 Likes · 0 Posts/);
    await card(page, own.name)
      .getByRole('link', { name: /Edit Page/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Page Setting' })).toBeVisible();
    await expect(page.getByText('Category : Travel')).toBeVisible();
  });

  test('Suggested Page likes and unlikes, and Liked Page lists what is liked', async ({ memberPage: page }) => {
    const { name } = await createPage('asha');
    await page.goto(LIST);
    await page.getByRole('tab', { name: 'Suggested Page' }).click();
    await expect(page).toHaveURL(/tab=suggested/);
    await card(page, name)
      .getByRole('button', { name: /^Like Page/ })
      .click();
    await expect(card(page, name).getByRole('button', { name: /^Liked Page/ })).toBeEnabled();
    await expect(card(page, name)).toContainText('1 Like');

    await page.goto(`${LIST}?tab=liked`);
    await card(page, name)
      .getByRole('button', { name: /^Liked Page/ })
      .click();
    await expect(card(page, name).getByRole('button', { name: /^Like Page/ })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole('list', { name: 'Liked pages' })).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  });

  test('a refused like is reverted, and a notification says so', async ({ memberPage: page }) => {
    const { name } = await createPage('asha');
    await page.route('**/api/like-page/**', (route) => route.abort());
    await page.goto(`${LIST}?tab=suggested`);
    await card(page, name)
      .getByRole('button', { name: /^Like Page/ })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: `${name} could not be liked.` })).toBeVisible();
    await expect(card(page, name).getByRole('button', { name: /^Like Page/ })).toBeVisible();
  });

  test('liked pages that cannot be loaded show Error and why, with Retry; more than ten load while scrolling', async ({
    memberPage: page,
  }) => {
    await page.route('**/api/get-my-pages**', (route) =>
      route.fulfill({ json: { api_status: '400', errors: { error_id: 1, error_text: 'Not today' } } }),
    );
    await page.goto(`${LIST}?tab=liked`);
    await expect(page.getByText('Error: Not today')).toBeVisible();
    await page.unroute('**/api/get-my-pages**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Error: Not today')).toHaveCount(0);
  });
});

test.describe('Create Page', () => {
  test('missing values are shown at their fields, and the ten categories are listed', async ({ memberPage: page }) => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Create Page' }).click();
    await expect(page).toHaveURL(new RegExp(CREATE));
    await page.getByRole('button', { name: 'Publish Page' }).click();
    for (const message of ['Please enter page name', 'Please enter page URL', 'Please select page category'])
      await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await expect(page.getByRole('option')).toHaveText([
      'Car and Vehicle',
      'Technology',
      'Business',
      'Entertainment',
      'Sports',
      'Health',
      'Education',
      'Travel',
      'Food',
      'Fashion',
    ]);
  });

  test('a draft survives a reload; publishing shows the new page', async ({ memberPage: page }) => {
    const word = randomUUID().slice(0, 8);
    await page.goto(CREATE);
    await page.getByRole('textbox', { name: 'Page name' }).fill(`Tea ${word}`);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Food' }).click();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Page name' })).toHaveValue(`Tea ${word}`);
    await expect(page.getByRole('textbox', { name: 'Page URL' })).toHaveValue(`tea_${word}`);
    await expect(page.getByText('It is free.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish Page' }).click();
    await expect(page.getByText('Page created successfully!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: `Tea ${word}` })).toBeVisible();
    await expect(page.getByText(`@tea_${word} · Food`)).toBeVisible();
  });

  test('a URL in use is shown as taken while it is typed', async ({ memberPage: page }) => {
    const { slug } = await createPage('asha');
    await page.goto(CREATE);
    await page.getByRole('textbox', { name: 'Page URL' }).fill(slug);
    await expect(page.getByText('This page URL is taken already.')).toBeVisible();
  });
});

test.describe('Page profile', () => {
  test('a visitor sees cover, name, handle, category, website and phone, likes it, and writes to its owner', async ({
    memberPage: page,
  }) => {
    const { slug, name } = await createPage('asha', { website: 'https://example.org/tea', phone: '+91 22 5550 1000' });
    await page.goto(`/PageProfile?page=${slug}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await expect(page.getByText(`@${slug} · Travel`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'example.org/tea' })).toHaveAttribute('href', 'https://example.org/tea');
    await expect(page.getByRole('link', { name: '+91 22 5550 1000' })).toHaveAttribute('href', 'tel:+912255501000');
    await expect(page.getByRole('button', { name: 'Add Cover Photo' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Like Page/ }).click();
    await expect(page.getByRole('button', { name: /^Liked Page/ })).toBeEnabled();
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await expect(page).toHaveURL(/\/chat-detailed\/\d+/);
  });

  test('its owner is offered a cover, a photo and the settings, and posts on it', async ({ memberPage: page }) => {
    const { id, name } = await createPage();
    await page.goto(`/PageProfile?page=${id}`);
    await expect(page.getByRole('button', { name: 'Add Cover Photo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload profile photo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Page' })).toBeVisible();
    await page.getByRole('textbox', { name: `Write something on ${name}` }).fill('The kettle is on');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'The kettle is on' })).toBeVisible();
    await expect(page.getByText('0 Likes · 1 Post')).toBeVisible();
  });

  test('text and pictures of an unsent post survive a reload, and are published once', async ({ memberPage: page }) => {
    const { id, name } = await createPage();
    await page.goto(`/PageProfile?page=${id}`);
    const box = page.getByRole('textbox', { name: `Write something on ${name}` });
    await box.fill('The kettle is on');
    await page.getByLabel('Pictures', { exact: true }).setInputFiles([pictureFile('kettle.png'), pictureFile('cup.png')]);
    const chosen = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('img');
    await expect(chosen).toHaveCount(2);
    // Until they are stored, the browser asks before it leaves.
    await expect(page.locator('[data-unsaved]')).toHaveCount(0);
    await page.reload();
    await expect(box).toHaveValue('The kettle is on');
    await expect(chosen).toHaveCount(2);
    await expect(chosen.first()).toHaveAccessibleName('kettle.png');

    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('article').filter({ hasText: 'The kettle is on' });
    await expect(post.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
    await expect(chosen).toHaveCount(0);
    await page.reload();
    await expect(post).toHaveCount(1);
    await expect(chosen).toHaveCount(0);
  });

  test('visitors post only where the page lets them', async ({ memberPage: page }) => {
    const [closed, open] = [await createPage('asha'), await createPage('asha', { users_post: '1' })];
    await page.goto(`/PageProfile?page_name=${open.slug}`);
    await expect(page.getByRole('textbox', { name: `Write something on ${open.name}` })).toBeVisible();
    await page.goto(`/PageProfile?page_name=${closed.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: closed.name })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Write something/ })).toHaveCount(0);
  });

  test('a page that does not exist says so', async ({ memberPage: page }) => {
    await page.goto('/PageProfile?page=no_such_page_at_all');
    await expect(page.getByRole('alert').filter({ hasText: 'This page could not be shown' })).toContainText('Page not found');
  });
});
