import { createPageOf } from '../../support/community-page';
import { moveTo } from '../../support/move-within-app';
import { pictures } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test('a member who runs one page comes to its settings without a choice, and posts on it in its name and with its picture', async ({
  author,
  authorPage: page,
}) => {
  const { id, slug, name } = await createPageOf(author);
  await author.call('update-page-data', { page_id: id, avatar: pictures(1) });
  const { page_data: pageData } = await author.call('get-page-data', { page_id: id });
  await page.goto('/pagescomp/mainpages');
  await page.getByRole('link', { name: `Edit Page: ${name}` }).click();
  await expect(page.getByRole('textbox', { name: /page name/i }).first()).toHaveValue(name);
  await moveTo(page, '/pagescomp/mainpages/pagesetting/mainpagesetting');
  await expect(page).toHaveURL(new RegExp(`page=${id}`));
  await expect(page.getByRole('textbox', { name: /page name/i }).first()).toHaveValue(name);

  await moveTo(page, `/PageProfile?page=${slug}`);
  await page.getByRole('textbox', { name: `Write something on ${name}` }).fill('Open until ten');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'Open until ten' });
  await expect(post.getByRole('link', { name }).first()).toHaveAttribute('href', new RegExp(`/PageProfile\\?page=`));
  await expect(post).not.toContainText(author.name);
  const { pathname } = new URL((pageData as { avatar: string }).avatar);
  expect(pathname).toContain('/upload/');
  await expect(post.locator('header img')).toHaveAttribute('src', new RegExp(pathname));
});
