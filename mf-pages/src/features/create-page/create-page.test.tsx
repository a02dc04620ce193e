import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderPages } from '../../testing/render-pages';
import { noSuchPage, siteSettings, wirePage } from '../../testing/wire-page';
import { categories, toSlug } from './new-page-fields';

const PATH = '/pagescomp/mainpages/createpage';
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

async function openForm(answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({ 'get-page-data': () => noSuchPage, 'get-site-settings': () => siteSettings, ...answers });
  const rendered = renderPages(PATH);
  await screen.findByRole('button', { name: 'Publish Page' });
  return { ...provider, ...rendered };
}

type User = ReturnType<typeof renderPages>['user'];

/** Pastes the text: typing it key by key takes long on a busy machine. */
async function write(user: User, name: RegExp, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fillIn(user: User, name = 'Tea House') {
  await write(user, /Page name/, name);
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  await user.click(screen.getByRole('option', { name: 'Food' }));
}

const publish = (user: User) => user.click(screen.getByRole('button', { name: 'Publish Page' }));

afterEach(() => localStorage.clear());

test('missing fields show the messages of the product, and the first one gets the focus', async () => {
  const { user, calls } = await openForm();
  await publish(user);
  for (const message of ['Please enter page name', 'Please enter page URL', 'Please select page category']) screen.getByText(message);
  expect(document.activeElement).toBe(field(/Page name/));
  expect(calls).toEqual([]);
});

test('the form offers the ten categories of the product', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('combobox', { name: /Category/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(categories.map(({ label }) => label));
});

test('a new page is created with its category id, then opened', async () => {
  const { user, callsOf } = await openForm({
    'create-page': () => ({ api_status: 200, page_data: wirePage(12) }),
  });
  await fillIn(user);
  await write(user, /description/, 'All about tea');
  await publish(user);

  await screen.findByText('Page created successfully!');
  expect(callsOf('create-page')[0]?.form).toEqual({
    type: 'create',
    page_name: 'tea_house',
    page_title: 'Tea House',
    page_category: '9',
    page_description: 'All about tea',
  });
  await waitFor(() => expect(address()).toBe('/PageProfile?page=12'));
  expect(localStorage.getItem('draft_1_new_page')).toBeNull();
});

test('a taken page URL shows an error while it is typed', async () => {
  const { user, callsOf } = await openForm({
    'get-page-data': ({ form }) => (form.page_name === 'tea_house' ? { api_status: 200, page_data: wirePage(4) } : noSuchPage),
  });
  await fillIn(user);
  await screen.findByText('This page URL is taken already.');
  await publish(user);
  expect(callsOf('create-page')).toEqual([]);
  await write(user, /Page URL/, '_2');
  await screen.findByText('It is free.');
});

test('a validation error of the provider shows at its field, and the draft survives', async () => {
  const { user, unmount } = await openForm({
    'create-page': () => ({ api_status: '400', errors: { error_text: 'page_title: must be shorter' } }),
  });
  await fillIn(user);
  await publish(user);
  await screen.findByText('It must be shorter');
  unmount();

  renderPages(PATH);
  expect((field(/Page name/) as HTMLInputElement).value).toBe('Tea House');
  expect(screen.getByRole('combobox', { name: /Category/ }).textContent).toBe('Food');
  await screen.findByText('It is free.');
});

test('a lost answer counts as success when the page exists', async () => {
  let isCreated = false;
  const { user } = await openForm({
    'get-page-data': () => (isCreated ? { api_status: 200, page_data: wirePage(12, { page_title: 'Tea House' }) } : noSuchPage),
    'create-page': () => {
      isCreated = true;
      return NO_CONNECTION;
    },
  });
  await fillIn(user);
  await publish(user);
  await waitFor(() => expect(address()).toBe('/PageProfile?page=12'));
});

test.each([
  ['Tea & Company', 'tea_company'],
  ['  Café Ångström  ', 'cafe_angstrom'],
  ['茶', ''],
])('the name %s suggests the URL "%s"', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
