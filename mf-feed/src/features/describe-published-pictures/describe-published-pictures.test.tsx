import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { sessionStore } from '@social/session';
import { screen, waitFor, within } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wireMe } from '../../testing/wire-comment';
import { wirePage, wirePost } from '../../testing/wire-post';
// Before the first test, whose first find would otherwise wait until Jest has compiled them.
import './ask-for-descriptions';
import './describe-dialog';

const png = (name: string) => new File([name], name, { type: 'image/png' });
const withCall = { describes_photos: '1', edits_photo_descriptions: '1' };
const photos = (...descriptions: string[]) => ({
  publisher: wireMe,
  photo_multi: descriptions.map((photo_description, at) => ({ image: `https://media.test/${at}.jpg`, photo_description })),
});

type Options = { config?: Record<string, string>; names?: string[]; describe?: Answer; described?: string[] };

/** Home with pictures in the composer; the provider publishes them with the given descriptions. */
async function renderWithPictures({ config = withCall, names = ['a.png', 'b.png'], describe, described = ['', ''] }: Options = {}) {
  const provider = fakeProvider({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(5) : wirePage()),
    new_post: () => ({ api_status: 200, post_data: wirePost(99, photos(...described)) }),
    'get-site-settings': () => ({ api_status: 200, config }),
    'describe-photos': describe ?? (() => ({ api_status: 200 })),
  });
  const rendered = renderHome();
  const { user } = rendered;
  await screen.findByRole('textbox', { name: 'Share something' });
  await user.upload(screen.getByLabelText('Image to attach'), names.map(png));
  await screen.findByRole('list', { name: 'Attachments' });
  const post = () => user.click(screen.getByRole('button', { name: 'Post' }));
  return { ...rendered, post, sent: () => provider.callsOf('describe-photos') };
}

const ASKED = 'Your post is published. 2 pictures have no description.';
const press = (name: string) => screen.getByRole('button', { name });
const field = (number: number) => screen.getByRole('textbox', { name: `Description of picture ${number}` });

async function openDialog(options: Options = {}) {
  const rendered = await renderWithPictures(options);
  await rendered.post();
  await rendered.user.click(await screen.findByRole('button', { name: 'Describe' }));
  await screen.findByRole('dialog', { name: 'Describe pictures' });
  return rendered;
}

afterEach(() => sessionStore.signOut());
beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

test('a post that was published without descriptions asks for them, at the first picture without one', async () => {
  const { user, sent } = await openDialog({ described: ['A hill', ''] });
  expect(field(1)).toHaveProperty('value', 'A hill');
  await waitFor(() => expect(document.activeElement).toBe(field(2)));

  await user.keyboard('A red kite');
  await user.click(press('Save'));

  await screen.findByText('The descriptions are saved.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent().map(({ form }) => form)).toMatchObject([{ post_id: '99', 'photo_descriptions[]': 'A red kite' }]);
  expect(screen.getByRole('button', { name: 'A red kite' })).not.toBeNull();
  expect(document.activeElement).toBe(screen.getAllByRole('article')[0]);
});

test("'Don't ask again' lasts, and Undo takes it back", async () => {
  const { user, post, unmount } = await renderWithPictures();
  await post();
  expect(await screen.findByText(ASKED)).not.toBeNull();
  await user.click(press("Don't ask again"));
  const confirmed = await screen.findByText(/^You won't be asked again\./);
  expect(localStorage.getItem('describe_prompt_off_1')).not.toBeNull();

  await user.click(within(confirmed.closest<HTMLElement>('[role=group]') ?? document.body).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(localStorage.getItem('describe_prompt_off_1')).toBeNull());
  unmount();
});

test('a member who does not want to be asked is told that the post is published, and no more', async () => {
  localStorage.setItem('describe_prompt_off_1', '1');
  const { post } = await renderWithPictures();
  await post();
  await screen.findByText('Your post is published.');
  expect(press('View')).not.toBeNull();
});

test('a host that cannot change descriptions is not asked to, nor is its member', async () => {
  const { post } = await renderWithPictures({ config: { describes_photos: '1' } });
  await post();
  await screen.findByText('Your post is published.');
});

test('a member who was reminded before the post was sent is not asked again', async () => {
  localStorage.setItem('describe_reminder_1', '1');
  const { user, post } = await renderWithPictures();
  await screen.findByRole('checkbox', { name: 'Remind me to describe pictures', checked: true });
  await post();
  await user.click(await screen.findByRole('button', { name: 'Post without descriptions' }));
  await screen.findByText('Your post is published.');
});

test('a failed change says so, and the dialog restores the typed text when it opens again', async () => {
  const { user } = await openDialog({ describe: () => NO_CONNECTION });
  await waitFor(() => expect(document.activeElement).toBe(field(1)));
  await user.keyboard('A hill');
  await user.click(press('Save'));
  expect((await screen.findByText(/Nothing was changed, and your texts are kept here/)).textContent).toContain('no connection');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [article = document.body] = screen.getAllByRole('article');
  await user.click(within(article).getByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Describe pictures' }));
  expect(await screen.findByRole('textbox', { name: 'Description of picture 1' })).toHaveProperty('value', 'A hill');
  expect(document.activeElement).toBe(field(2));
});
