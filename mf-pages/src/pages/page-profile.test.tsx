import type { PageId } from '@social/api';
import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { fakeFileDatabase } from '@social/data/testing/fake-file-database';
import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageLikes } from '../lib/page-likes';
import { renderPages } from '../testing/render-pages';
import { noSuchPage, siteSettings, wirePage } from '../testing/wire-page';

const asha = { user_id: '7', username: 'asha', name: 'Asha Rao' };
const visited = { is_page_onwer: false, user_id: '7', page_title: 'Tea house', page_name: 'tea_house' };

function openProfile(fields: Record<string, unknown> = {}, answers: Record<string, Answer> = {}, query = 'page=tea_house') {
  const provider = fakeProvider({
    'get-site-settings': () => siteSettings,
    'get-page-data': () => ({ api_status: 200, page_data: wirePage(4, { ...visited, ...fields }) }),
    'get-user-data': () => ({ api_status: 200, user_data: asha }),
    ...answers,
  });
  return { ...provider, ...renderPages(`/PageProfile?${query}`) };
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

test('the profile shows name, tick, handle, category, website, phone and social links', async () => {
  openProfile({
    verified: '1',
    website: 'https://tea.example/',
    phone: '+91 22 555',
    facebook: 'https://fb.example/tea',
    twitter: 'javascript:alert(1)',
  });
  await screen.findByRole('heading', { level: 1, name: 'Tea house Verified' });
  expect(screen.getByText(/^@tea_house/).textContent).toBe('@tea_house · Technology');
  expect(screen.getByRole('link', { name: 'tea.example' }).getAttribute('href')).toBe('https://tea.example/');
  expect(screen.getByRole('link', { name: '+91 22 555' }).getAttribute('href')).toBe('tel:+9122555');
  screen.getByRole('link', { name: 'Facebook' });
  expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
  screen.getByRole('region', { name: 'Posts' });
});

test('a visitor can like the page and message its owner, but not edit it or post on it', async () => {
  const { user, callsOf } = openProfile({}, { 'like-page/4': () => ({ api_status: 200, like_status: 'liked' }) });
  await user.click(await screen.findByRole('button', { name: 'Like Page: Tea house' }));
  await screen.findByText('4 Likes · 2 Posts');
  expect(screen.queryByRole('button', { name: /Cover Photo|profile photo/ })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(callsOf('get-user-data')).toHaveLength(1));
  await screen.findByTitle('Asha Rao runs this page');
  await user.click(screen.getByRole('button', { name: 'Message' }));
  await waitFor(() => expect(address()).toBe('/chat-detailed/7'));
  expect(JSON.parse(localStorage.getItem('chat_user_7') ?? '{}')).toMatchObject({ name: 'Asha Rao' });
});

test('a like is not undone by an answer that was asked for before', async () => {
  let answer = (): void => undefined;
  const { callsOf } = openProfile(
    {},
    {
      'get-page-data': () => new Promise((resolve) => (answer = () => resolve({ api_status: 200, page_data: wirePage(4, visited) }))),
      'like-page/4': () => ({ api_status: 200, like_status: 'liked' }),
    },
  );
  await waitFor(() => expect(callsOf('get-page-data')).toHaveLength(1));
  // As from the list of suggested pages beside it.
  await act(() => pageLikes.set('4' as PageId, { value: false }, true));
  // Times are compared by their milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 5));
  answer();
  await screen.findByText('4 Likes · 2 Posts');
});

test('the call to action is a link where it has an address', async () => {
  openProfile({ call_action_type: '5', call_action_type_url: 'https://tea.example/book' });
  expect((await screen.findByRole('link', { name: 'Book now' })).getAttribute('href')).toBe('https://tea.example/book');
});

test('the call to action has a general name while the site’s list of names cannot be read', async () => {
  openProfile({ call_action_type: '5', call_action_type_url: 'https://tea.example/book' }, { 'get-site-settings': () => NO_CONNECTION });
  expect((await screen.findByRole('link', { name: 'Open the link' })).getAttribute('href')).toBe('https://tea.example/book');
});

test('an owner can change cover, photo and settings', async () => {
  openProfile({ is_page_onwer: true, user_id: '1' });
  await screen.findByRole('button', { name: 'Add Cover Photo' });
  screen.getByRole('button', { name: 'Upload profile photo' });
  expect(screen.getByRole('link', { name: 'Edit Page' }).getAttribute('href')).toContain('page=4');
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
});

test('a visitor can post where the page allows it; a failed post stays as a draft', async () => {
  let isDown = true;
  const { user, callsOf, unmount } = openProfile({ users_post: '1' }, { new_post: () => (isDown ? NO_CONNECTION : { api_status: 200 }) });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Write something on Tea house' }), { target: { value: 'Hello there' } });
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findByText(/Your post may not have come through/)).textContent).toContain('no connection');
  unmount();

  isDown = false;
  const again = renderPages('/PageProfile?page=tea_house');
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Hello there');
  await again.user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Your post is published.');
  expect(callsOf('new_post').at(-1)?.form).toMatchObject({ postText: 'Hello there', page_id: '4', user_id: '1' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});

test('attached pictures survive leaving the page and are sent once', async () => {
  fakeFileDatabase();
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
  const { user, callsOf, unmount } = openProfile({ users_post: '1' }, { new_post: () => ({ api_status: 200 }) });
  await user.upload(await screen.findByLabelText('Pictures'), new File(['x'], 'kettle.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'kettle.png' });
  unmount();

  const again = renderPages('/PageProfile?page=tea_house');
  await screen.findByRole('img', { name: 'kettle.png' });
  await again.user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Your post is published.');
  expect(callsOf('new_post')[0]?.form).toMatchObject({ 'postPhotos[]': '[object File]' });
  expect(screen.queryByRole('img', { name: 'kettle.png' })).toBeNull();
  again.unmount();

  renderPages('/PageProfile?page=tea_house');
  await screen.findByRole('textbox');
  expect(screen.queryByRole('img', { name: 'kettle.png' })).toBeNull();
});

test('a waiting post that is refused with its picture offers no Retry, and Edit moves it back to the form', async () => {
  fakeFileDatabase();
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
  const { user } = openProfile({ users_post: '1' }, { new_post: () => ({ api_status: '400', errors: { error_text: 'Damaged' } }) });
  fireEvent(window, new Event('offline'));
  const [large, good] = ['sea.png', 'kettle.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  Object.defineProperty(large, 'size', { value: 13 * 1024 * 1024 });
  await user.upload(
    await screen.findByLabelText('Pictures'),
    [large, good].filter((file) => file !== undefined),
  );
  await screen.findByText(/“sea.png” was left out: it has 13.0 MB/);
  await user.type(screen.getByRole('textbox'), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('group', { name: 'Waiting to be posted' });

  fireEvent(window, new Event('online'));
  const refused = within(await screen.findByRole('group', { name: 'Not posted' }));
  expect(refused.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(refused.getByRole('button', { name: 'Edit' }));

  expect(screen.queryByRole('group', { name: 'Not posted' })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello there');
  await screen.findByRole('img', { name: 'kettle.png' });
});

test('a post that is written offline waits, survives leaving the page, and is published once by itself when the connection is back', async () => {
  const { user, callsOf, queries, unmount } = openProfile({ users_post: '1' }, { new_post: () => ({ api_status: 200 }) });
  fireEvent(window, new Event('offline'));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Hello there' } });
  await user.click(screen.getByRole('button', { name: 'Post' }));
  expect((await screen.findByRole('group', { name: 'Waiting to be posted' })).textContent).toContain('Hello there');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  unmount();

  // A page that is opened offline shows what the browser has stored.
  const prepare = (stored: QueryClient) => hydrate(stored, dehydrate(queries));
  renderPages('/PageProfile?page=tea_house', { prepare });
  await screen.findByRole('group', { name: 'Waiting to be posted' });
  fireEvent(window, new Event('online'));

  await screen.findByText('Your post is published.');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Waiting to be posted' })).toBeNull());
  expect(callsOf('new_post').map(({ form }) => form)).toMatchObject([{ postText: 'Hello there', page_id: '4', user_id: '1' }]);
});

test('a waiting post that is refused shows the reason, and can be retried or deleted', async () => {
  const { user, callsOf } = openProfile({ users_post: '1' }, { new_post: () => noSuchPage });
  fireEvent(window, new Event('offline'));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Hello there' } });
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('group', { name: 'Waiting to be posted' });

  fireEvent(window, new Event('online'));
  expect((await screen.findByRole('group', { name: 'Not posted' })).textContent).toContain('It was not posted. Page not found');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(callsOf('new_post')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(screen.queryByText('Hello there')).toBeNull();
});

test('a post that is refused at once stays in the composer', async () => {
  const { user } = openProfile({ users_post: '1' }, { new_post: () => noSuchPage });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Hello there' } });
  await user.click(screen.getByRole('button', { name: 'Post' }));

  expect((await screen.findByText(/is not published/)).textContent).toBe('Your post is not published. It is kept here. Page not found');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello there');
  expect(screen.queryByRole('group', { name: 'Not posted' })).toBeNull();
});

test.each([
  ['page=12', { page_id: '12' }],
  ['page=tea_house', { page_name: 'tea_house' }],
  ['page_name=tea_house', { page_name: 'tea_house' }],
])('?%s fetches the page by %j', async (query, form) => {
  const { callsOf } = openProfile({}, {}, query);
  await screen.findByRole('heading', { level: 1, name: 'Tea house' });
  expect(callsOf('get-page-data')[0]?.form).toEqual(form);
});

test('a slug of digits opens its page', async () => {
  openProfile(
    {},
    { 'get-page-data': ({ form }) => (form.page_id ? noSuchPage : { api_status: 200, page_data: wirePage(4, visited) }) },
    'page=1984',
  );
  await screen.findByRole('heading', { level: 1, name: 'Tea house' });
});

test('an unknown page and an address without a page show an empty state', async () => {
  const { unmount } = openProfile({}, { 'get-page-data': () => noSuchPage });
  expect((await screen.findByRole('alert')).textContent).toContain('Page not found');
  unmount();
  renderPages('/PageProfile');
  await screen.findByText('This address names no page.');
});
