import type { Page } from '@playwright/test';
import { createPage } from '../../support/community-page';
import { untilFilesWritten } from '../../support/stored-page';
import { expect, test } from '../../support/test';

const SETTINGS = '/pagescomp/mainpages/pagesetting/mainpagesetting';
const PICTURE = {
  name: 'tea.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#c63"/></svg>',
  ),
};

async function openSection(page: Page, id: string, section: string): Promise<void> {
  await page.goto(`${SETTINGS}?page=${id}&section=${section}`);
}

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${label} saved.`)).toBeVisible();
  await page.reload();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('eight sections, each with an address; General Setting comes first', async ({ memberPage: page }) => {
  const { id, name } = await createPage();
  await page.goto(`${SETTINGS}?page=${id}`);
  const menu = page.getByRole('navigation', { name: 'Page settings' });
  await expect(menu.getByRole('link')).toHaveText([
    'General Setting',
    'Page Information',
    'Social Links',
    'Profile Picture & Cover',
    'Design',
    'Admin',
    'Page Analytics',
    'Delete Page',
  ]);
  await expect(page.getByRole('heading', { level: 2, name: 'General Setting' })).toBeVisible();
  await menu.getByRole('link', { name: 'Social Links' }).click();
  await expect(page).toHaveURL(/section=social/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Social Links' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('link', { name: 'Create Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Pages' })).toBeVisible();
});

test('on a small screen the menu is a drawer that its overlay closes', async ({ memberPage: page }) => {
  const { id } = await createPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${SETTINGS}?page=${id}`);
  await page.getByRole('button', { name: 'Settings menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Page settings menu' });
  await expect(drawer).toBeVisible();
  await page.mouse.click(370, 600);
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Settings menu' }).click();
  await drawer.getByRole('link', { name: 'Page Information' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toBeVisible();
});

test('General Setting is saved, and shown again after a reload', async ({ memberPage: page }) => {
  const { id, slug } = await createPage();
  await openSection(page, id, 'general');
  await page.getByRole('textbox', { name: 'Page Name' }).fill('Tea & <b>“quotes”</b>');
  await choose(page, 'Category', 'Jazz Music');
  await choose(page, 'Sub Category', 'Old School');
  await choose(page, 'Call to Action', 'Book now');
  await page.getByRole('textbox', { name: 'Call to Target URL' }).fill('https://example.org/book');
  await page.getByRole('textbox', { name: 'Page URL' }).fill(`${slug}_2`);
  await choose(page, 'Users can post on my page', 'Enable');
  await save(page, 'General Setting');
  await expect(page.getByText('Category : Jazz Music')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Page Name' })).toHaveValue('Tea & <b>“quotes”</b>');
  await expect(page.getByRole('combobox', { name: 'Sub Category' })).toHaveText('Old School');
  await expect(page.getByRole('combobox', { name: 'Call to Action' })).toHaveText('Book now');
  await expect(page.getByRole('combobox', { name: 'Users can post on my page' })).toHaveText('Enable');
  await expect(page.getByRole('textbox', { name: 'Page URL' })).toHaveValue(`${slug}_2`);
  await page.goto(`/PageProfile?page=${slug}_2`);
  await expect(page.getByRole('link', { name: 'Book now' })).toHaveAttribute('href', 'https://example.org/book');
});

test('a page needs a name; a company needs one too; a link that is none turns red, and nothing is sent', async ({ memberPage: page }) => {
  const { id } = await createPage();
  await openSection(page, id, 'general');
  await page.getByRole('textbox', { name: 'Page Name' }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter page name')).toBeVisible();
  await openSection(page, id, 'information');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter company name')).toBeVisible();
  await openSection(page, id, 'social');
  await page.getByRole('textbox', { name: 'Facebook' }).fill('no link');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Facebook' })).toHaveAttribute('aria-invalid', 'true');
});

test('Page Information and Social Links are saved, and shown again after a reload', async ({ memberPage: page }) => {
  const { id } = await createPage();
  await openSection(page, id, 'information');
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Tea & Co');
  await page.getByRole('textbox', { name: 'Phone' }).fill('555 0100');
  await choose(page, 'Location', 'Nashville');
  await page.getByRole('textbox', { name: 'Website URL' }).fill('https://example.org');
  await page.getByRole('textbox', { name: 'About' }).fill('Leaves\nand <b>hot</b> water & time');
  await save(page, 'Page Information');
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue('Tea & Co');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveText('Nashville');
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue('Leaves\nand <b>hot</b> water & time');

  await openSection(page, id, 'social');
  const links = ['Facebook', 'Twitter', 'Instagram', 'VKontakte', 'LinkedIn', 'YouTube'];
  for (const link of links) await page.getByRole('textbox', { name: link }).fill(`https://example.org/${link}`);
  await save(page, 'Social Links');
  for (const link of links) await expect(page.getByRole('textbox', { name: link })).toHaveValue(`https://example.org/${link}`);
});

test('pictures are cut to shape and saved; a file that is none is refused', async ({ memberPage: page }) => {
  const { id } = await createPage();
  await openSection(page, id, 'pictures');
  await page
    .getByRole('region', { name: 'Profile Picture', exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Please select a valid image file.')).toBeVisible();
  for (const label of ['Profile Picture', 'Cover Picture']) {
    await page.getByRole('region', { name: label, exact: true }).locator('input[type=file]').setInputFiles(PICTURE);
    await page.getByRole('dialog', { name: label }).getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByRole('img', { name: `New ${label.toLowerCase()}` })).toBeVisible();
  }
  await save(page, 'Profile Picture & Cover');
  for (const label of ['Profile Picture', 'Cover Picture'])
    await expect(page.getByRole('img', { name: label, exact: true })).toHaveJSProperty('complete', true);

  await openSection(page, id, 'design');
  await page.getByRole('region', { name: 'Background Picture', exact: true }).locator('input[type=file]').setInputFiles(PICTURE);
  await page.getByRole('dialog', { name: 'Background Picture' }).getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByRole('img', { name: 'New background picture' })).toBeVisible();
  await untilFilesWritten(page);
  await page.reload();
  await expect(page.getByRole('img', { name: 'New background picture' })).toBeVisible();
  await save(page, 'Design');
  await expect(page.getByRole('img', { name: 'Background Picture', exact: true })).toBeVisible();
});

test('members are found, made admins, and removed as admins', async ({ memberPage: page }) => {
  const { id } = await createPage();
  await openSection(page, id, 'admin');
  await page.getByRole('searchbox', { name: 'Search members' }).fill('asha');
  const found = page.getByRole('list', { name: 'Members' });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await found.getByRole('button', { name: /^Add Admin/ }).click();
  await expect(page.getByRole('list', { name: 'Admins' })).toContainText('@asha');
  await page.reload();
  const admins = page.getByRole('list', { name: 'Admins' });
  await expect(admins).toContainText('@asha');
  await admins.getByRole('button', { name: /^Remove Admin/ }).click();
  await expect(page.getByText('Only its owner manages this page.')).toBeVisible();
});

test('Page Analytics compares two months, and has each month in a table that can be searched', async ({ memberPage: page }) => {
  await openSection(page, '1', 'analytics');
  await expect(page.getByText(/^\d\S* Likes?$/).first()).toBeVisible();
  await expect(page.locator('figure svg')).toContainText(/0.*20.*40.*60.*80.*100/);
  await expect(page.getByRole('columnheader')).toHaveText(['Month', 'Likes', 'Comments', 'Save', 'Share']);
  await expect(page.getByRole('rowheader')).toHaveCount(24);
  await page.getByRole('searchbox', { name: 'Search months' }).fill('mar');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('the chart of a small page is scaled to its figures', async ({ memberPage: page }) => {
  const { id } = await createPage();
  await page.route('**/api/page-analytics**', async (route) => {
    const month = new Date().toISOString().slice(0, 7);
    await route.fulfill({
      json: { api_status: 200, likes_count: '3', data: [{ month, likes: '3', comments: '2', saves: '1', shares: '0' }] },
    });
  });
  await openSection(page, id, 'analytics');
  await page.getByRole('button', { name: 'Fit to figures' }).click();
  await expect(page.locator('figure svg')).toContainText(/0.*1.*2.*3.*4.*5/);
});

test('a page is deleted with the password and a confirmation, not without', async ({ memberPage: page }) => {
  const { id, name, slug } = await createPage();
  await openSection(page, id, 'delete');
  await expect(page.getByRole('radio', { name: 'Disagree' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('demo-password');
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('another');
  await page.getByRole('button', { name: 'Delete Page' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('Choose Agree to delete the page.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill('demo-password');
  await page.getByRole('radio', { name: 'Agree', exact: true }).check();
  await page.getByRole('button', { name: 'Delete Page' }).click();
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Pages' })).toBeVisible();
  await page.goto(`/PageProfile?page=${slug}`);
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('changes survive a reload and can be discarded', async ({ memberPage: page }) => {
  const { id, name } = await createPage();
  await openSection(page, id, 'general');
  await page.getByRole('textbox', { name: 'Page Name' }).fill('Not saved yet');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Page Name' })).toHaveValue('Not saved yet');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('textbox', { name: 'Page Name' })).toHaveValue(name);
});

test('two tabs that save at once lose nothing silently: the field asks which of the two holds', async ({ memberPage: page, context }) => {
  const { id } = await createPage();
  const other = await context.newPage();
  await openSection(page, id, 'information');
  await openSection(other, id, 'information');
  await page.getByRole('textbox', { name: 'Company Name' }).fill('Mine');
  await page.getByRole('textbox', { name: 'Phone' }).fill('111');
  await other.getByRole('textbox', { name: 'Company Name' }).fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Page Information saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Company Name has changed elsewhere since you began to edit' })).toContainText(
    'Theirs',
  );
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Use what is saved: Company Name' }).click();
  await save(page, 'Page Information');
  await expect(page.getByRole('textbox', { name: 'Company Name' })).toHaveValue('Theirs');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('111');
});
