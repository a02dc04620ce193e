import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

test('Explore leads to a topic, a page to like and a popular post', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/explore');
  const main = page.getByRole('main');
  const topic = main.getByRole('region', { name: 'Topics' }).getByRole('link').first();
  await expect(topic).toContainText('#');

  const like = main
    .getByRole('region', { name: 'Pages to like' })
    .getByRole('button', { name: /^Like Page/ })
    .first();
  const name = (await like.getAttribute('aria-label'))?.replace('Like Page: ', '') ?? '';
  await like.click();
  await expect(main.getByRole('button', { name: `Liked Page: ${name}` })).toBeVisible();

  const popular = main.getByRole('region', { name: 'Popular posts' }).getByRole('article').first();
  await expect(popular).toBeVisible();
  await topic.click();
  await expect(page).toHaveURL(/\/\?hashtag=/);
});

test('a member makes a group, another joins it and posts there, and leaves it again', async ({ browser }) => {
  test.slow();
  const [owner, guest] = [await newMember(), await newMember()];
  const ownerPage = await pageOf(await browser.newContext(), owner);
  await ownerPage.goto('/my-groups');
  await ownerPage.getByRole('button', { name: 'Create group' }).click();
  const dialog = ownerPage.getByRole('dialog', { name: 'Create group' });
  const name = `Bakers of ${owner.username}`;
  await dialog.getByRole('textbox', { name: /Group name/ }).fill(name);
  await dialog.getByRole('textbox', { name: 'What it is about' }).fill('Bread, mostly.');
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(ownerPage.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(ownerPage.getByText('You run this group')).toBeVisible();

  const guestPage = await pageOf(await browser.newContext(), guest);
  await guestPage.goto('/my-groups');
  await guestPage.getByRole('button', { name: `Join ${name}` }).click();
  await expect(guestPage.getByRole('region', { name: 'Groups you joined' }).getByRole('link', { name })).toBeVisible();
  await guestPage.getByRole('region', { name: 'Groups you joined' }).getByRole('link', { name }).click();
  await guestPage.getByRole('textbox', { name: `Write something to ${name}` }).fill('My first loaf');
  await guestPage.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(guestPage.getByRole('article').getByText('My first loaf')).toBeVisible();
  await expect(guestPage.getByRole('list', { name: 'Members' }).getByRole('link')).toHaveCount(2);

  await guestPage.getByRole('button', { name: 'Leave group' }).click();
  await expect(guestPage.getByText('You joined no group of others yet.')).toBeVisible();
  const left = guestPage.waitForRequest(/\/api\/join-group/);
  await guestPage.getByRole('button', { name: /close/i }).last().click();
  await left;
  await guestPage.reload();
  await expect(guestPage.getByRole('button', { name: `Join ${name}` })).toBeVisible();
});

test('Article, Forum, Jobs and More lead on', async ({ memberPage: page }) => {
  await page.goto('/article');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').or(main.getByText('Nothing long yet')).first()).toBeVisible();
  await main.getByRole('link', { name: 'All articles' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();

  await page.goto('/forum');
  await main.getByRole('link', { name: /^My Groups/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Groups' })).toBeVisible();

  await page.goto('/jobs');
  await main.getByRole('link', { name: /^#hiring/ }).click();
  await expect(page).toHaveURL(/hashtag=hiring/);

  await page.goto('/more');
  await main.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: /^Settings/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
