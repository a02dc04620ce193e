import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPages } from '../../testing/render-pages';
import { noSuchPage, siteSettings, wirePage } from '../../testing/wire-page';

function openDelete(answers: Record<string, Answer> = {}, fields: Record<string, unknown> = {}) {
  const provider = fakeProvider({
    'get-site-settings': () => siteSettings,
    'get-page-data': () => ({ api_status: 200, page_data: wirePage(4, { page_title: 'Tea house', ...fields }) }),
    'get-my-pages': () => ({ api_status: 200 }),
    delete_page: () => ({ api_status: 200, message: 'Your page was deleted' }),
    ...answers,
  });
  return { ...provider, ...renderPages('/pagescomp/mainpages/pagesetting/mainpagesetting?page=4&section=delete') };
}

async function fillIn(confirmPassword: string, confirms = true) {
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'secret' } });
  fireEvent.change(screen.getByLabelText(/^Confirm Password/), { target: { value: confirmPassword } });
  if (confirms) fireEvent.click(screen.getByRole('radio', { name: 'Agree' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Page' }));
}

test('the password, its confirmation and Agree delete the page and show My Pages', async () => {
  const { callsOf } = openDelete();
  await fillIn('secret');
  await screen.findByText('Tea house is deleted.');
  await screen.findByRole('heading', { level: 1, name: 'My Pages' });
  expect(callsOf('delete_page').map(({ form }) => form)).toEqual([{ page_id: '4', password: 'secret' }]);
});

test('Disagree is the default; without Agree or with different passwords nothing is sent', async () => {
  const { callsOf } = openDelete();
  await screen.findByLabelText(/^Password/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Disagree' }).checked).toBe(true);
  await fillIn('other', false);
  screen.getByText('Passwords do not match');
  screen.getByText('Choose Agree to delete the page.');
  expect(callsOf('delete_page')).toEqual([]);
});

test('a wrong password shows an error and deletes nothing', async () => {
  openDelete({ delete_page: () => ({ api_status: '400', errors: { error_text: 'Your current password is wrong' } }) });
  await fillIn('secret');
  expect((await screen.findByText(/Tea house is not deleted/)).textContent).toContain('Your current password is wrong');
});

test('a lost answer counts as success when the page no longer exists', async () => {
  let isDeleted = false;
  openDelete({
    'get-page-data': () => (isDeleted ? noSuchPage : { api_status: 200, page_data: wirePage(4, { page_title: 'Tea house' }) }),
    delete_page: () => {
      isDeleted = true;
      return NO_CONNECTION;
    },
  });
  await fillIn('secret');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My Pages'));
});

test('an admin cannot delete the page', async () => {
  openDelete({}, { is_page_onwer: false, is_admin: true });
  await screen.findByText('Only the page’s owner can delete it.');
});
