import { sessionStore } from '@social/session';
import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage, wirePost } from '../../testing/wire-post';

const published: Answer = ({ form }) => ({
  api_status: 200,
  post_data: wirePost(99, { postText: form.postText, Orginaltext: form.postText }),
});

async function renderComposer(newPost: Answer = published, path = '/') {
  const post_colors = { 3: { id: 3, color_1: '#112233', color_2: '#445566', text_color: '#ffffff' } };
  const provider = fakeProvider({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(5) : wirePage()),
    new_post: newPost,
    'get-site-settings': () => ({ api_status: 200, config: { post_colors, ends_polls: '1' } }),
  });
  const { user } = renderHome({ path });
  const box = await screen.findByRole('textbox', { name: path === '/' ? 'Share something' : "What's on your mind?" });
  await screen.findByText('Post 5');
  return { user, box, sent: () => provider.callsOf('new_post').map(({ form }) => form) };
}

async function renderDialog(newPost?: Answer) {
  const { user, sent } = await renderComposer(newPost);
  await user.click(screen.getByRole('button', { name: 'More' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a Post' });
  const inDialog = within(dialog);
  fireEvent.change(inDialog.getByRole('textbox', { name: "What's on your mind?" }), { target: { value: 'Hello' } });
  return { user, sent, inDialog, post: () => user.click(inDialog.getByRole('button', { name: 'Post' })) };
}

// Removes the draft of the test before.
afterEach(() => sessionStore.signOut());

beforeEach(() => {
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

test('Enter publishes the text: the post appears on top of the feed and the box is cleared', async () => {
  const { user, box, sent } = await renderComposer();

  await user.type(box, 'Hello{Enter}');

  await screen.findByText('Your post is published.');
  expect(within(screen.getAllByRole('article')[0] ?? document.body).getByText('Hello')).not.toBeNull();
  expect(box).toHaveProperty('value', '');
  expect(sent()).toEqual([{ user_id: '1', postText: 'Hello', postPrivacy: '0', comments_status: '1' }]);
});

test('View opens the post that was published', async () => {
  const { user, box } = await renderComposer();
  await user.type(box, 'Hello{Enter}');

  await user.click(await screen.findByRole('button', { name: 'View' }));

  await waitFor(() => expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/post/99'));
});

test('Shift+Enter starts a new line, and Enter that ends an IME composition sends nothing', async () => {
  const { user, box, sent } = await renderComposer();

  await user.type(box, 'one{Shift>}{Enter}{/Shift}two');
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });

  expect(box).toHaveProperty('value', 'one\ntwo');
  expect(sent()).toEqual([]);
});

test('the box is one line until it is used; an empty draft is not sent, and the button explains why', async () => {
  const { user, box, sent } = await renderComposer();
  expect(screen.queryByRole('button', { name: 'Post' })).toBeNull();
  await user.click(box);
  const post = screen.getByRole('button', { name: 'Post', description: 'Write something or attach a file first.' });

  expect(post.getAttribute('aria-disabled')).toBe('true');
  await user.click(post);
  await user.type(box, '   {Enter}');

  expect(sent()).toEqual([]);
});

test('the dialog of an empty post offers every kind of attachment, and says why it cannot be sent', async () => {
  const { user } = await renderComposer();
  await user.click(screen.getByRole('button', { name: 'More' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a Post' }));

  const post = dialog.getByRole('button', { name: 'Post', description: 'Write something or attach a file first.' });
  expect(post.getAttribute('aria-disabled')).toBe('true');
  for (const tile of ['Image', 'Video', 'File', 'Poll', 'Audio', 'Feelings', 'GIF', 'Color']) dialog.getByText(tile);
  expect(dialog.getByRole('checkbox', { name: 'Turn Off Comments' })).toHaveProperty('checked', false);
});

test('a failed post stays with its reason, and Retry sends it again', async () => {
  let isDown = true;
  const { user, box, sent } = await renderComposer((call) => (isDown ? NO_CONNECTION : published(call)));

  await user.type(box, 'Hello{Enter}');
  const card = await screen.findByRole('region', { name: 'Post not sent' });
  expect(within(card).getByRole('alert').textContent).toContain('There is no connection');
  expect(within(card).getByText('Hello')).not.toBeNull();

  isDown = false;
  await user.click(within(card).getByRole('button', { name: 'Retry' }));

  await screen.findByText('Your post is published.');
  expect(sent()).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Post not sent' })).toBeNull();
});

test('Edit moves a refused post back into the box', async () => {
  const { user, box } = await renderComposer(() => ({ api_status: '400', errors: { error_id: 6, error_text: 'Too many posts today' } }));

  await user.type(box, 'Hello{Enter}');
  await screen.findByText('Too many posts today');
  await user.click(screen.getByRole('button', { name: 'Edit' }));

  expect(box).toHaveProperty('value', 'Hello');
});

test('pictures are reordered and removed by keyboard and sent; other files are refused', async () => {
  const { user, sent } = await renderComposer();
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));

  await user.upload(screen.getByLabelText('Image to attach'), files);
  await user.click(screen.getByRole('button', { name: 'Move a.png later' }));
  await user.click(screen.getByRole('button', { name: 'Remove c.png' }));
  await user.upload(screen.getByLabelText('File to attach'), new File(['x'], 'plan.pdf', { type: 'application/pdf' }));

  const list = screen.getByRole('list', { name: 'Attachments' });
  expect(
    within(list)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['b.png', 'a.png']);
  expect(screen.getByRole('alert').textContent).toContain('plan.pdf was left out');

  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText('Your post is published.');
  expect(sent()[0]).toMatchObject({ 'postPhotos[]': '[object File]' });
});

test('pasted files are attached', async () => {
  const { user, box } = await renderComposer();

  await user.click(box);
  const clipboard = { files: [new File(['x'], 'shot.png', { type: 'image/png' })], getData: () => '' };
  fireEvent.paste(box, { clipboardData: clipboard });

  expect(await screen.findByRole('img', { name: 'shot.png' })).not.toBeNull();
});

test('files dropped anywhere on the page are attached', async () => {
  await renderComposer();
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'song.mp3', { type: 'audio/mpeg' })] };

  fireEvent.dragEnter(document.body, { dataTransfer });
  fireEvent.drop(document.body, { dataTransfer });

  expect(await screen.findByText('song.mp3')).not.toBeNull();
});

test('an address with compose opens the dialog, and closing it shows Home', async () => {
  const { user } = await renderComposer(published, '/?compose=1');

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.getByLabelText('Address').textContent).toBe('/');
});

test('Escape retains the draft, and Undo reopens the dialog with it', async () => {
  const { user } = await renderDialog();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  const dialog = await screen.findByRole('dialog', { name: 'Create a Post' });
  expect(within(dialog).getByRole('textbox', { name: "What's on your mind?" })).toHaveProperty('value', 'Hello');
});

test('comments are on by default, and a post without sharing is visible only to its author', async () => {
  const { user, inDialog, post, sent } = await renderDialog();
  const comments = inDialog.getByRole('checkbox', { name: 'Turn Off Comments' });
  expect(comments).toHaveProperty('checked', false);

  await user.click(comments);
  await user.click(inDialog.getByRole('switch', { name: /Sharing/ }));
  await post();

  await screen.findByText('Your post is published.');
  expect(sent()[0]).toMatchObject({ comments_status: '0', postPrivacy: '3' });
});

test('a poll is sent with its answers once it has two', async () => {
  const { user, inDialog, post, sent } = await renderDialog();

  await user.click(inDialog.getByRole('button', { name: 'Poll' }));
  await user.type(await inDialog.findByRole('textbox', { name: 'Answer 1' }), 'Tea');
  await post();
  expect(sent()).toEqual([]);

  await user.type(inDialog.getByRole('textbox', { name: 'Answer 2' }), 'Coffee');
  await user.selectOptions(await inDialog.findByRole('combobox', { name: 'The poll ends' }), 'After 3 days');
  await post();
  await screen.findByText('Your post is published.');
  expect(sent()[0]).toMatchObject({ 'answer[]': 'Coffee', poll_ends_in_hours: '72' });
});

test('a feeling and a color are sent with the text', async () => {
  const { user, inDialog, post, sent } = await renderDialog();

  await user.click(inDialog.getByRole('button', { name: 'Feelings' }));
  await user.click(await inDialog.findByRole('button', { name: 'happy' }));
  await user.click(inDialog.getByRole('button', { name: 'Color' }));
  await user.click(await inDialog.findByRole('button', { name: 'Color 1' }));
  await post();

  await screen.findByText('Your post is published.');
  expect(sent()[0]).toMatchObject({ feeling_type: 'feelings', feeling: 'happy', post_color: '3' });
});

test('a GIF link without https shows an error at its field', async () => {
  const { user, inDialog, post, sent } = await renderDialog();
  await user.click(inDialog.getByRole('button', { name: 'GIF' }));
  const link = await inDialog.findByRole('textbox', { name: 'Link to a GIF' });

  fireEvent.change(link, { target: { value: 'javascript:alert(1)' } });
  expect(inDialog.getByText(/begins with https/)).not.toBeNull();
  fireEvent.change(link, { target: { value: 'https://gifs.example/cat.gif' } });
  await post();

  await screen.findByText('Your post is published.');
  expect(sent()[0]).toMatchObject({ postSticker: 'https://gifs.example/cat.gif' });
});

test('several failed posts are retried together', async () => {
  let isDown = true;
  const { user, box, sent } = await renderComposer((call) => (isDown ? NO_CONNECTION : published(call)));
  await user.type(box, 'One{Enter}');
  await user.type(box, 'Two{Enter}');
  await screen.findByRole('button', { name: 'Retry all 2 posts' });

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry all 2 posts' }));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Post not sent' })).toBeNull());
  expect(sent()).toHaveLength(4);
});

test('a post that is written offline says that it waits, and is published by itself when the connection is back', async () => {
  const { user, box, sent } = await renderComposer();
  fireEvent(window, new Event('offline'));

  await user.type(box, 'Hello{Enter}');
  const card = await screen.findByRole('region', { name: 'Unsent post' });
  expect(within(card).getByRole('status').textContent).toBe('It is posted by itself when the connection is back.');
  expect([box.getAttribute('value') ?? '', sent()]).toEqual(['', []]);

  fireEvent(window, new Event('online'));

  await screen.findByText('Your post is published.');
  expect(sent()).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Unsent post' })).toBeNull();
});
