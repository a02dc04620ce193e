import { fakeProvider, HttpReply, neverAnswers, NO_CONNECTION, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { sessionStore } from '@social/session';
import { screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage, wirePost } from '../../testing/wire-post';

const png = (name: string) => new File([name], name, { type: 'image/png' });
const staged: Answer = () => new HttpReply({ api_status: 200 }, 200, { 'idempotency-key-lifetime': '86400' });

/** Home of a host that takes files before their post; `upload` answers for the number of files that were sent so far. */
async function renderWithPictures(names: string[], upload: (number: number) => Answer) {
  let number = 0;
  const provider = fakeProvider({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(5) : wirePage()),
    new_post: () => ({ api_status: 200, post_data: wirePost(99) }),
    'get-site-settings': () => ({ api_status: 200, config: { stages_uploads: '1' } }),
    'get-staged-uploads': () => ({ api_status: 200, uploads: [] }),
    'release-staged-uploads': () => ({ api_status: 200 }),
    'stage-upload': (call) => upload((number += 1))(call),
  });
  const rendered = renderHome();
  const { user } = rendered;
  await screen.findByRole('textbox', { name: 'Share something' });
  await user.upload(screen.getByLabelText('Image to attach'), names.map(png));
  await screen.findByRole('list', { name: 'Attachments' });
  await user.click(screen.getByRole('button', { name: 'Post' }));
  return { ...rendered, provider, uploads: () => provider.callsOf('stage-upload'), posts: () => provider.callsOf('new_post') };
}

const press = (name: string) => screen.getByRole('button', { name });
const file = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);

afterEach(() => sessionStore.signOut());
beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

test('the files of a post are sent before it, and it names them in their order', async () => {
  const { uploads, posts } = await renderWithPictures(['a.png', 'b.png'], () => staged);
  await screen.findByText('Your post is published.');
  expect(uploads().map(({ form }) => Object.keys(form))).toEqual([
    ['upload_id', 'postPhotos[]'],
    ['upload_id', 'postPhotos[]'],
  ]);
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.form).toMatchObject({ 'uploads[]': uploads()[1]?.form.upload_id });
  expect(posts()[0]?.form).not.toHaveProperty('postPhotos[]');
});

test('a file that failed has its reason and Retry, which sends only this file, and then the post', async () => {
  const { user, uploads, posts } = await renderWithPictures(['a.png', 'b.png'], (number) => (number === 2 ? () => NO_CONNECTION : staged));
  const card = within(await screen.findByRole('region', { name: 'Post not sent' }));
  expect(file('a.png').getByText('Uploaded')).not.toBeNull();
  expect(file('b.png').getByRole('alert').textContent).toContain('no connection');
  expect(card.getByText('1 file could not be sent.')).not.toBeNull();
  expect(card.queryByRole('button', { name: 'Retry all failed' })).toBeNull();
  expect(card.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(posts()).toEqual([]);

  await user.click(press('Retry b.png'));
  await screen.findByText('Your post is published.');
  expect(uploads()).toHaveLength(3);
  expect(uploads()[2]?.form.upload_id).toBe(uploads()[1]?.form.upload_id);
});

test('a file can be stopped while the others continue, and its button keeps the focus', async () => {
  const { user, posts } = await renderWithPictures(['a.png', 'b.png', 'c.png'], (number) => (number === 1 ? neverAnswers : staged));
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(2));
  expect(file('a.png').getByRole('progressbar', { name: 'a.png' })).not.toBeNull();
  await user.click(press('Cancel a.png'));

  await screen.findByRole('region', { name: 'Post not sent' });
  expect(file('a.png').getByText('You stopped it.')).not.toBeNull();
  expect(document.activeElement).toBe(press('Retry a.png'));
  expect(posts()).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findByText('Your post is published.');
});

test('Retry all failed sends every file that failed', async () => {
  const { user, uploads } = await renderWithPictures(['a.png', 'b.png', 'c.png'], (number) =>
    number === 1 || number === 3 ? () => NO_CONNECTION : staged,
  );
  await screen.findByRole('region', { name: 'Post not sent' });
  await user.click(press('Retry all failed'));
  await screen.findByText('Your post is published.');
  expect(uploads()).toHaveLength(5);
});

test('Retry all failed stays the same button when the last file has been sent, so that a click in between counts', async () => {
  let finishLastFile: () => void = () => undefined;
  const lastFile = new Promise<void>((resolve) => (finishLastFile = resolve));
  const { user, uploads } = await renderWithPictures(['a.png', 'b.png', 'c.png'], (number) =>
    number <= 2 ? () => NO_CONNECTION : number === 3 ? (call) => lastFile.then(() => staged(call)) : staged,
  );
  const button = await screen.findByRole('button', { name: 'Retry all failed' });
  expect(screen.getByText('2 files could not be sent.')).not.toBeNull();
  finishLastFile();
  await screen.findByRole('region', { name: 'Post not sent' });
  expect(button.isConnected).toBe(true);
  await user.click(button);
  await screen.findByText('Your post is published.');
  expect(uploads()).toHaveLength(5);
});

test('a refused file says why and has no Retry: Edit removes it, and the others are not sent again', async () => {
  const { user, provider, uploads, posts } = await renderWithPictures(['a.png', 'b.png'], (number) =>
    number === 2 ? () => refusal('"b.png" is damaged') : staged,
  );
  await screen.findByRole('region', { name: 'Post not sent' });
  expect(file('b.png').getByRole('alert').textContent).toBe('"b.png" is damaged');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();

  provider.when('get-staged-uploads', () => ({ api_status: 200, uploads: [{ upload_id: uploads()[0]?.form.upload_id }] }));
  await user.click(press('Edit'));
  await user.click(await screen.findByRole('button', { name: 'Remove b.png' }));
  await waitFor(() => expect(provider.callsOf('release-staged-uploads')[0]?.form).toEqual({ 'uploads[]': uploads()[1]?.form.upload_id }));
  await user.click(press('Post'));
  await screen.findByText('Your post is published.');
  expect(uploads()).toHaveLength(2);
  expect(posts()[0]?.form).toMatchObject({ 'uploads[]': uploads()[0]?.form.upload_id });
});
