import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPages } from '../../testing/render-pages';
import { noSuchPage, siteSettings, wirePage } from '../../testing/wire-page';

const PATH = '/pagescomp/mainpages/pagesetting/mainpagesetting?page=4';
const STORAGE_KEY = 'draft_1_page_4_general';

/** Opens the settings of a page whose changes the provider stores. */
function openSettings(section = 'general', answers: Record<string, Answer> = {}, stored: Record<string, unknown> = {}) {
  const wire = wirePage(4, { page_title: 'Tea house', verified: '1', website: 'https://tea.example', company: 'Tea & Co', ...stored });
  const provider = fakeProvider({
    'get-site-settings': () => siteSettings,
    'get-page-data': ({ form }) => (form.page_id === '4' ? { api_status: 200, page_data: { ...wire } } : noSuchPage),
    'get-my-pages': () => ({ api_status: 200, data: [wire] }),
    'update-page-data': ({ form }) => {
      Object.assign(wire, form);
      return { api_status: 200, message: 'Your page was updated' };
    },
    ...answers,
  });
  return { wire, ...provider, ...renderPages(`${PATH}&section=${section}`) };
}

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const updates = (calls: { callsOf: (type: string) => { form: Record<string, string> }[] }) =>
  calls.callsOf('update-page-data').map(({ form }) => form);

test('the banner shows name, tick and category of the page, and the menu its eight sections', async () => {
  openSettings();
  const banner = await screen.findByText(/^Category :/);
  expect(banner.textContent).toBe('Category : Technology');
  screen.getByRole('img', { name: 'Verified' });
  const menu = screen.queryByRole('navigation', { name: 'Page settings' });
  if (!menu) fireEvent.click(screen.getByRole('button', { name: 'Settings menu' }));
  expect(
    within(await screen.findByRole('navigation', { name: 'Page settings' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'General Setting',
    'Page Information',
    'Social Links',
    'Profile Picture & Cover',
    'Design',
    'Admin',
    'Page Analytics',
    'Delete Page',
  ]);
});

test('the tab is named by the section and the page', async () => {
  openSettings('social');
  await waitFor(() => expect(document.title).toMatch(/^Social Links · Tea house · /));
});

test('saving sends only the changed fields and clears the draft', async () => {
  const { callsOf, wire } = openSettings();
  write(await box(/Page Name/), 'Tea palace');
  screen.getByText('Unsaved changes');
  save();
  await screen.findByText('General Setting saved.');
  expect(updates({ callsOf })).toEqual([{ page_id: '4', page_title: 'Tea palace' }]);
  expect(wire['page_title']).toBe('Tea palace');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
});

test('an empty required field and a malformed address show an error at the field, and nothing is sent', async () => {
  const { callsOf, unmount } = openSettings();
  write(await box(/Page Name/), ' ');
  write(await box('Call to Target URL'), 'tea.example');
  save();
  await screen.findByText('Please enter page name');
  expect((await box('Call to Target URL')).getAttribute('aria-invalid')).toBe('true');
  expect(updates({ callsOf })).toEqual([]);
  unmount();

  openSettings('information', {}, { company: '' });
  await box(/Company Name/);
  save();
  await screen.findByText('Please enter company name');
});

test.each([
  ['general', 'Category', ['HIP-HOP Music', 'Rock Music', 'Pop Music', 'Jazz Music', 'Classical Music', 'Technology']],
  ['general', 'Sub Category', ['HIP-HOP Music', 'Rap', 'Trap', 'Old School', 'Underground']],
  ['general', 'Users can post on my page', ['Disable', 'Enable']],
  [
    'information',
    'Location',
    ['None', 'New York', 'Los Angeles', 'Chicago', 'Miami', 'Atlanta', 'Nashville', 'Las Vegas', 'San Francisco'],
  ],
])('in %s, %s offers the options of the product and the saved value', async (section, label, options) => {
  const { user } = openSettings(section);
  await user.click(await screen.findByRole('combobox', { name: label }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(options);
});

test('a selected option is sent as the provider’s id', async () => {
  const { user, callsOf } = openSettings();
  await user.click(await screen.findByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: 'Rock Music' }));
  await user.click(screen.getByRole('combobox', { name: 'Users can post on my page' }));
  await user.click(screen.getByRole('option', { name: 'Enable' }));
  save();
  await waitFor(() => expect(updates({ callsOf })).toEqual([{ page_id: '4', page_category: '12', users_post: '1' }]));
});

test('unsaved changes survive a reload; Discard removes them and Undo restores them', async () => {
  const first = openSettings('social');
  write(await box('Instagram'), 'https://instagram.com/tea');
  first.unmount();

  const { user } = openSettings('social');
  expect((await box('Instagram')).value).toBe('https://instagram.com/tea');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await box('Instagram')).value).toBe('');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await box('Instagram')).value).toBe('https://instagram.com/tea');
});

test('a validation error of the provider shows at its field', async () => {
  openSettings('social', {
    'update-page-data': () => ({ api_status: '400', errors: { error_text: 'instgram: must be an address that begins with http' } }),
  });
  write(await box('Instagram'), 'https://instagram.com/tea');
  save();
  await screen.findByText('It must be an address that begins with http');
  screen.getByText('Unsaved changes');
});

test('a taken page URL shows an error at the field', async () => {
  openSettings('general', {
    'get-page-data': ({ form }) => ({ api_status: 200, page_data: wirePage(form.page_id === '4' ? 4 : 5) }),
    'update-page-data': () => ({ api_status: '400', errors: { error_text: 'In use.' } }),
  });
  write(await box(/Page URL/), 'page_5');
  save();
  await screen.findByText('This page URL is taken already.');
});

test('a setting that another person has changed is not overwritten until the member chooses', async () => {
  const { wire, callsOf, user } = openSettings();
  write(await box(/Page Name/), 'Mine');
  wire['page_title'] = 'Theirs';
  wire['page_category'] = '9';
  save();

  const conflict = await screen.findByText(/Page Name has changed elsewhere since you began to edit/);
  expect(conflict.textContent).toContain('“Theirs”');
  expect(updates({ callsOf })).toEqual([]);
  expect((await box(/Page Name/)).value).toBe('Mine');

  await user.click(screen.getByRole('button', { name: 'Keep mine: Page Name' }));
  save();
  await screen.findByText('General Setting saved.');
  expect(updates({ callsOf })).toEqual([{ page_id: '4', page_title: 'Mine' }]);
  expect(wire['page_category']).toBe('9');
});

test('a save without a connection reports the failure and retains the changes', async () => {
  openSettings('information', { 'update-page-data': () => NO_CONNECTION });
  write(await box('About'), 'Leaves and water');
  save();
  expect((await screen.findByText(/Your changes are not saved. They are kept here./)).textContent).toContain('no connection');
  expect((await box('About')).value).toBe('Leaves and water');
});

test('the settings of somebody else’s page cannot be changed', async () => {
  openSettings('general', {}, { is_page_onwer: false });
  await screen.findByText('This page is not yours to change');
});

test('an address without a page lists the member’s pages', async () => {
  fakeProvider({ 'get-my-pages': () => ({ api_status: 200, data: [wirePage(4), wirePage(5)] }) });
  renderPages('/pagescomp/mainpages/pagesetting/mainpagesetting');
  expect((await screen.findByRole('link', { name: 'Page 4' })).getAttribute('href')).toBe(PATH);
});
