import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPages } from '../../testing/render-pages';
import { siteSettings, wirePage } from '../../testing/wire-page';

const asha = { user_id: '7', username: 'asha', name: 'Asha Rao' };
const owner = { user_id: '1', username: 'demo', name: 'Demo Member' };

/** Opens the Admin section of a page whose admins the provider stores. */
function openAdmins(answers: Record<string, Answer> = {}, fields: Record<string, unknown> = {}) {
  const admins: unknown[] = [];
  const provider = fakeProvider({
    'get-site-settings': () => siteSettings,
    'get-page-data': () => ({ api_status: 200, page_data: wirePage(4, { page_title: 'Tea house', ...fields }) }),
    'page-admins': () => ({ api_status: 200, data: [...admins] }),
    search: ({ form }) => ({ api_status: 200, users: form.search_key === 'nobody' ? [] : [asha, owner] }),
    make_page_admin: () => {
      if (admins.length > 0) admins.pop();
      else admins.push(asha);
      return { api_status: 200, code: admins.length };
    },
    ...answers,
  });
  return { ...provider, ...renderPages('/pagescomp/mainpages/pagesetting/mainpagesetting?page=4&section=admin') };
}

test('a member becomes an admin, and Undo removes them', async () => {
  const { user, callsOf } = openAdmins();
  await screen.findByText('Only its owner manages this page.');
  await user.click(await screen.findByRole('button', { name: 'Add Admin: Asha Rao' }));

  await screen.findByText('Asha Rao can manage Tea house now.');
  expect(within(await screen.findByRole('list', { name: 'Admins' })).getByText('@asha')).not.toBeNull();
  expect(callsOf('make_page_admin').map(({ form }) => form)).toEqual([{ page_id: '4', user_id: '7' }]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Only its owner manages this page.');
});

test('the search finds members by name, without the owner', async () => {
  const { user, callsOf } = openAdmins();
  await screen.findByRole('button', { name: 'Add Admin: Asha Rao' });
  expect(screen.queryByText('@demo')).toBeNull();
  await user.click(screen.getByRole('searchbox', { name: 'Search members' }));
  await user.paste('nobody');
  await screen.findByText('Nobody has this name.');
  expect(callsOf('search').at(-1)?.form).toMatchObject({ search_key: 'nobody' });
});

test('a refusal shows a notification and changes nothing', async () => {
  const { user } = openAdmins({ make_page_admin: () => ({ api_status: '400', errors: { error_text: 'Not today' } }) });
  await user.click(await screen.findByRole('button', { name: 'Add Admin: Asha Rao' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Asha Rao was not made an admin. Not today');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Admin: Asha Rao' }).getAttribute('aria-disabled')).toBe('false'));
});

test('an admin sees the other admins but cannot add or remove any', async () => {
  openAdmins({}, { is_page_onwer: false, is_admin: true, user_id: '9' });
  await screen.findByText('The page’s owner chooses its admins.');
  expect(screen.queryByRole('button', { name: /Admin:/ })).toBeNull();
});

test('admins that cannot be decoded are counted below the others', async () => {
  openAdmins({ 'page-admins': () => ({ api_status: 200, data: [asha, { text: 'without an id' }] }) });
  await screen.findByText('1 member could not be shown.');
  within(screen.getByRole('list', { name: 'Admins' })).getByText('@asha');
});

test('admins of which none can be decoded are a failure, and Retry shows them', async () => {
  const { user, when } = openAdmins({ 'page-admins': () => ({ api_status: 200, data: [{ text: 'without an id' }] }) });
  const alert = (await screen.findByText('Admins could not be loaded')).closest('[role=alert]');
  when('page-admins', () => ({ api_status: 200, data: [asha] }));
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Retry' }));
  within(await screen.findByRole('list', { name: 'Admins' })).getByText('@asha');
});
