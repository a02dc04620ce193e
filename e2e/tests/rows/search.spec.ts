import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

async function openSearch(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', field)).toBeFocused();
}

const field = { name: 'Search people, pages and posts' };

for (const key of ['/', 'Control+k']) {
  test(`${key} opens the search on screens of every team, and finds a member`, async ({ memberPage: page }) => {
    const member = await newMember();
    for (const path of ['/blog', '/jobs']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.keyboard.press(key);
      await expect(page.getByRole('combobox', field)).toBeFocused();
    }
    await page.keyboard.type(member.username);
    // Below the link to all results. Matches for the first letters of the name may be listed first, in another order.
    await expect(page.getByRole('option').nth(1)).toHaveAccessibleName(new RegExp(`@${member.username}`));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/profile/${member.userId}$`));
  });
}

test('a post and a blog are found by their text, on a page with an address of its own', async ({ memberPage: page }) => {
  const member = await newMember();
  const word = `zq${randomUUID().slice(0, 8)}`;
  const { post_data: post } = await member.call('new_post', { postText: `A walk with ${word}` });
  const blog = { blog_title: `About ${word}`, blog_description: 'A blog about a walk', blog_content: '<p>A walk</p>', blog_category: '1' };
  const { blog_id: blogId } = await member.call('create-blog', blog);
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', field).fill(word);
  await expect(page.getByRole('option', { name: new RegExp(`A walk with ${word}`) })).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}$`));
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`A walk with ${word}`) });
  await expect(link).toHaveAttribute('href', `/post/${(post as { id: string }).id}`);
  const blogLink = page.getByRole('region', { name: 'Blogs' }).getByRole('link', { name: new RegExp(`About ${word}`) });
  await expect(blogLink).toHaveAttribute('href', `/blog/${blogId as number}`);
  await page.getByRole('main').getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText(`Nothing was found for “${word}”`)).toBeVisible();

  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('option', { name: word })).toBeVisible();
  await page
    .getByRole('option', { name: word })
    .getByTitle(/Remove/)
    .click();
  await expect(page.getByRole('option', { name: word })).toHaveCount(0);
});

test('outdated requests are aborted: only the last query’s results are shown', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  await openSearch(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/search?**', async (route) => {
    if (/search_key=asha(&|$)/.test(route.request().postData() ?? '')) await held;
    await route.continue().catch(() => undefined);
  });
  const first = page.waitForRequest((request) => /search_key=asha(&|$)/.test(request.postData() ?? ''));
  await page.keyboard.type('asha');
  await first;
  await page.getByRole('combobox', field).fill('mateo');
  await expect(page.getByRole('option', { name: /@mateo/ })).toBeVisible();
  release();
  await expect(page.getByRole('option', { name: /@asha/ })).toHaveCount(0);
});

test('? lists the keys of the page, and each of them works', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Search', { exact: true })).toBeVisible();
  await expect(sheet.getByText('Next part of the page')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('F6');
  await expect(page.locator(':focus')).not.toHaveCount(0);
});

test('the search opens every screen and runs the shell’s commands', async ({ memberPage: page }) => {
  await page.goto('/jobs');
  await openSearch(page);
  await page.keyboard.type('dark theme');
  await page.getByRole('option', { name: 'Dark theme', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await openSearch(page);
  await page.keyboard.type('create');
  await page.getByRole('option', { name: 'Create post', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Create a Post/ })).toBeVisible();
});
