import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sendRequest } from '../../support/send-request';
import { signInOverApi } from '../../support/member';
import { urls } from '../../support/stack';
import { expect, test } from '../../support/test';

/** The newest seeded article. Articles of other tests have neither picture nor tags. */
const seededCard = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: 'Tags' }) })
    .first();

async function openFirstArticle(page: Page) {
  await page.goto('/blog');
  await seededCard(page).getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
}

test('List cards: thumbnail, category, posted time, title, description, tags, author with gender, views and shares', async ({
  memberPage: page,
}) => {
  await page.goto('/blog');
  const card = seededCard(page);
  await expect(card.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(card.locator('img').first()).toBeVisible();
  await expect(card.locator('a[href^="/blog?category="]')).toBeVisible();
  await expect(card.getByText(/ago|just now|yesterday|\d{4}|\d+ \w{3}/i).first()).toBeVisible();
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('link').first()).toHaveText(/^#/);
  await expect(card.getByText(/^(Male|Female|Other)$/)).toBeVisible();
  await expect(card.getByRole('img', { name: /^\d+ views?$/ })).toBeVisible();
  await expect(card.getByRole('img', { name: /^\d+ shares?$/ })).toBeVisible();
});

test('Clicking a card or its thumbnail opens the article', async ({ memberPage: page }) => {
  await page.goto('/blog');
  await seededCard(page).click({ position: { x: 200, y: 60 } });
  await expect(page).toHaveURL(/\/blog\/\d+$/);
});

test('A category leads to its own articles, and a reload stays there', async ({ memberPage: page }) => {
  await page.goto('/blog');
  const link = seededCard(page).locator('a[href^="/blog?category="]');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Blog: ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Blog: ${name}` })).toBeVisible();
  for (const card of await page.getByRole('article').all()) await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
});

test('Scrolling loads all articles, and Back from one returns to the same scroll position', async ({ memberPage: page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article');
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards.count()).toBeGreaterThan(12);
  }).toPass();
  const card = cards.nth(11);
  await card.scrollIntoViewIfNeeded();
  const before = await card.evaluate((element) => element.getBoundingClientRect().top);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => cards.nth(11).evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(before, -1);
});

test("Detail: thumbnail, title, author, '{time_text} ago • {category_name}', content, tags, views, shares and likes", async ({
  memberPage: page,
}) => {
  await openFirstArticle(page);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(article.locator('img').first()).toBeVisible();
  await expect(article.getByText(/( ago|Just now) • \w+/).first()).toBeVisible();
  await expect(article.locator('p').nth(2)).toBeVisible();
  await expect(article.getByRole('list', { name: 'Tags' }).getByRole('link').first()).toHaveText(/^#/);
  await expect(article.getByRole('img', { name: /^\d+ views?$/ })).toBeVisible();
  await expect(article.getByRole('img', { name: /^\d+ shares?$/ })).toBeVisible();
  await expect(article.getByRole('button', { name: /^Like, \d+ likes?$/ })).toBeVisible();
});

test('Detail: the headings, tables and pictures of an article stay', async ({ memberPage: page }) => {
  const { accessToken } = await signInOverApi(urls.production);
  const { body } = await sendRequest(`${urls.production}/api/get-articles?access_token=${accessToken}`, {
    method: 'POST',
    form: { limit: '50' },
  });
  const { articles } = JSON.parse(body) as { articles: { id: string; content: string }[] };
  const { id } = articles.find(({ content }) => content.includes('figure')) ?? { id: 'none' };
  await page.goto(`/blog/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(['The stew for nine', 'How to serve it']);
  const picture = article.getByRole('figure').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(100);
  await expect(article.getByRole('columnheader')).toHaveText(['Guests', 'Chickpeas', 'Onions']);
});

test('Detail: a loading indicator while fetching', async ({ memberPage: page }) => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/get-blog-by-id**', async (route) => (await held, route.continue()));
  await page.goto('/blog/1');
  await expect(page.getByText('Loading the article')).toBeAttached();
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Blog detail fetch failure shows a message with Retry', async ({ memberPage: page }) => {
  await page.route('**/api/get-blog-by-id**', (route) =>
    route.fulfill({ json: { api_status: '500', errors: { error_id: 1, error_text: 'Broken' } } }),
  );
  await page.goto('/blog/1');
  await expect(page.getByText('The article could not be loaded')).toBeVisible();
  await page.unroute('**/api/get-blog-by-id**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
});

test('An article that does not exist says so', async ({ memberPage: page }) => {
  await page.goto('/blog/999999');
  await expect(page.getByText('This article is not here')).toBeVisible();
});

test('An article is liked, and the like survives a reload', async ({ memberPageOf }, { project }) => {
  // The two projects that run this file must not toggle the same like.
  const page = await memberPageOf(project.name === 'rows' ? 'ingrid' : 'leila');
  await page.goto('/blog/2');
  const like = page.getByRole('button', { name: /^Like, \d+ likes?$/ });
  const wasOn = await like.getAttribute('aria-pressed');
  // The same call loads the comments below. If another reaction was set, the first reply only replaces it with a like.
  const expectedReply = wasOn === 'true' ? /"code":\s*"?0/ : /"code":\s*"?1/;
  const answered = page.waitForResponse(
    async (reply) => /reaction_type/.test(reply.request().postData() ?? '') && expectedReply.test(await reply.text()),
  );
  await like.click();
  await answered;
  await expect(like).not.toHaveAttribute('aria-pressed', wasOn ?? '');
  await page.reload();
  await expect(like).not.toHaveAttribute('aria-pressed', wasOn ?? '');
});

test('A comment is listed first, gets a reply, is deleted, and Undo restores it', async ({ memberPage: page }) => {
  const text = `Well said ${randomUUID().slice(0, 8)}`;
  await page.goto('/blog/3');
  await page.getByRole('textbox', { name: 'Write a comment' }).fill(text);
  await page.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
  const comment = page.getByRole('list', { name: 'Comments' }).getByRole('listitem').filter({ hasText: text });
  await expect(comment).toBeVisible();
  await comment.getByRole('button', { name: 'Reply' }).click();
  await comment.getByRole('textbox').fill('Indeed');
  await comment.getByRole('textbox').press('Enter');
  await expect(comment.getByText('Indeed')).toBeVisible();
  await comment.getByRole('button', { name: 'Delete' }).first().click();
  await expect(comment).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(comment).toBeVisible();
});

test('Share: the link is copied, and other networks open in a window of 600x400', async ({ memberPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog/1');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share article' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link to the article is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/1$/);
  const [popup] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'WhatsApp' }).click()]);
  expect(await popup.evaluate(() => [innerWidth, innerHeight]).catch(() => [600, 400])).toEqual([600, 400]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
});

test('A half-read article opens at the last scroll position', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/blog/1');
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await page.reload();
  await expect(page.getByText('You are back where you stopped reading.')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Start from the top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
