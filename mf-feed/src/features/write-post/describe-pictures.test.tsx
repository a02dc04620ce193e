import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { sessionStore } from '@social/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage, wirePost } from '../../testing/wire-post';
// Before the first test, whose first find would otherwise wait until Jest has compiled them.
import './draft-details-body';

const stored: Answer = () => ({ api_status: 200, config: { describes_photos: '1' } });
const notStored: Answer = () => ({ api_status: 200, config: { post_colors: {} } });
const png = (name: string) => new File([name], name, { type: 'image/png' });

async function renderWithPictures(settings = stored, names = ['a.png', 'b.png']) {
  const provider = fakeProvider({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(5) : wirePage()),
    new_post: () => ({ api_status: 200, post_data: wirePost(99) }),
    'get-site-settings': settings,
  });
  const rendered = renderHome();
  const { user } = rendered;
  await screen.findByRole('textbox', { name: 'Share something' });
  await user.upload(screen.getByLabelText('Image to attach'), names.map(png));
  if (names.length > 0) await screen.findByRole('list', { name: 'Attachments' });
  return { ...rendered, provider, sent: () => provider.callsOf('new_post').map(({ form }) => form) };
}

const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.queryByRole('textbox', { name: `Description of ${name}` });
const write = async (user: Awaited<ReturnType<typeof renderWithPictures>>['user'], name: string, text: string) => {
  await user.click(await screen.findByRole('button', { name: `Describe ${name}` }));
  await user.keyboard(text);
};

// Removes the draft of the test before.
afterEach(() => sessionStore.signOut());
beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

test('a description is written in a field that has the focus, and sent with its picture', async () => {
  const { user, sent } = await renderWithPictures();
  expect(await screen.findByText('2 pictures have no description.')).not.toBeNull();

  await write(user, 'b.png', 'A red kite');
  expect(field('b.png')).toHaveProperty('value', 'A red kite');
  expect(field('b.png')?.getAttribute('dir')).toBe('auto');
  await user.click(press('Done'));

  expect(document.activeElement).toBe(press('Description of b.png'));
  expect(screen.getByText('1 picture has no description.')).not.toBeNull();
  await user.click(press('Post'));
  await screen.findByText('Your post is published.');
  expect(sent()[0]).toMatchObject({ 'photo_descriptions[]': 'A red kite' });
});

test('one press posts pictures without a description, where no reminder is wanted', async () => {
  const { user, sent } = await renderWithPictures();
  await screen.findByText('2 pictures have no description.');

  await user.click(press('Post'));

  await screen.findByText('Your post is published.');
  expect(sent()[0]).not.toHaveProperty('photo_descriptions[]');
});

test('Escape closes the field and not the dialog around it, and what was typed stays', async () => {
  const { user } = await renderWithPictures();
  await user.click(press('More'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a Post' }));
  await user.click(await dialog.findByRole('button', { name: 'Describe a.png' }));
  await user.keyboard('A hill{Escape}');

  expect(dialog.queryByRole('textbox', { name: 'Description of a.png' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Description of a.png' }));
  expect(dialog.getByRole('textbox', { name: 'Description of a.png' })).toHaveProperty('value', 'A hill');
});

test('a removed picture takes its description with it, and the others have theirs after a reload', async () => {
  const { user, unmount } = await renderWithPictures();
  await write(user, 'a.png', 'A hill');
  await write(user, 'b.png', 'A red kite');
  await user.click(press('Remove a.png'));

  const draft = JSON.parse(localStorage.getItem('draft_1_post') ?? 'null') as { photoDescriptions: { text: string }[] };
  expect(draft.photoDescriptions.map(({ text }) => text)).toEqual(['A red kite']);
  unmount();
});

test('a member who wants to be reminded is asked once for each post, at the field of the first picture without one', async () => {
  const { user, sent } = await renderWithPictures();
  await write(user, 'a.png', 'A hill');
  await user.click(screen.getByRole('checkbox', { name: 'Remind me to describe pictures' }));

  await user.click(press('Post'));
  expect(screen.getByText('1 picture has no description. The post is not sent yet.').closest('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(field('b.png'));
  expect(sent()).toEqual([]);

  await user.click(press('Post'));
  await screen.findByText('Your post is published.');
  expect(sent()).toHaveLength(1);

  await user.upload(screen.getByLabelText('Image to attach'), png('c.png'));
  await user.click(await screen.findByRole('button', { name: 'Post' }));
  await user.click(await screen.findByRole('button', { name: 'Post without descriptions' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('the reminder in the dialog keeps it open until the post is sent, and is remembered for the member', async () => {
  localStorage.setItem('describe_reminder_1', '1');
  const { user, sent } = await renderWithPictures();
  await user.click(press('More'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a Post' }));
  await dialog.findByRole('checkbox', { name: 'Remind me to describe pictures', checked: true });

  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Description of a.png' }));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Remind me to describe pictures' }));
  expect(localStorage.getItem('describe_reminder_1')).toBeNull();

  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

test.each([
  ['stores no descriptions', notStored],
  ['does not answer', () => NO_CONNECTION],
])('where the host %s nothing is said of them, and no reminder holds a post back', async (_what, settings) => {
  localStorage.setItem('describe_reminder_1', '1');
  const { user, provider, sent } = await renderWithPictures(settings);
  await waitFor(() => expect(provider.callsOf('get-site-settings').length).toBeGreaterThan(0));

  expect(screen.queryByRole('button', { name: /Describe/ })).toBeNull();
  expect(screen.queryByText(/description/)).toBeNull();
  await user.click(press('Post'));
  await screen.findByText('Your post is published.');
  expect(sent()).toHaveLength(1);
});

test('other files have no description', async () => {
  const { user } = await renderWithPictures(stored, []);
  await user.upload(screen.getByLabelText('File to attach'), new File(['x'], 'plan.pdf', { type: 'application/pdf' }));
  await screen.findByText('plan.pdf');
  fireEvent.focus(screen.getByRole('textbox', { name: 'Share something' }));

  expect(screen.queryByRole('button', { name: /Describe/ })).toBeNull();
});
