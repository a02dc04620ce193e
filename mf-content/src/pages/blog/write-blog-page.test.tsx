import { fakeProvider, NO_CONNECTION, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { wireBlog } from '../../testing/wire-blog';
import { BlogRoutes } from './blog-routes';

const settings = (config: object = { writes_blogs: '1' }) => ({
  api_status: 200,
  config: { blog_categories: { 1: 'Travel', 2: 'Food' }, ...config },
});
const own = (fields: Record<string, unknown> = {}) => ({ api_status: 200, data: wireBlog(5, { is_post_admin: true, ...fields }) });

function renderBlog(entry: string, answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({
    'get-site-settings': () => settings(),
    'get-blog-by-id': () => own(),
    get_blogs: () => ({ api_status: '200', blogs: [] }),
    blogs: () => ({ api_status: 200, data: [] }),
    'create-blog': () => ({ api_status: 200, blog_id: 5 }),
    'edit-blog': () => ({ api_status: 200 }),
    'delete-blog': () => ({ api_status: 200 }),
    ...answers,
  });
  signInAnew();
  return { provider, ...renderRegions({ '/blog/*': <BlogRoutes /> }, { entry }) };
}

const box = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const editor = () => screen.findByRole('textbox', { name: 'Text' });
const press = (name: string) => screen.getByRole('button', { name });
const findError = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const draftOf = (fields: object) =>
  localStorage.setItem('draft_1_blog', JSON.stringify({ title: '', description: '', categoryId: '', tags: '', html: '', ...fields }));
const complete = {
  title: 'Why ferns',
  description: 'Old ideas about plants',
  categoryId: '2',
  tags: '#ferns, old',
  html: '<h2>Ferns</h2><p>They are <strong>old</strong> and <a href="https://fern.example">green</a>.</p><ul><li>One</li></ul>',
};
const sent = {
  blog_title: 'Why ferns',
  blog_description: 'Old ideas about plants',
  blog_category: '2',
  blog_tags: 'ferns,old',
  blog_content: complete.html,
};

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  // The editor scrolls to the selection, which jsdom lays out nowhere.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(() => localStorage.clear());

test('a complete blog is published and opened, and its draft is gone', async () => {
  draftOf({ html: complete.html });
  const { user, provider } = renderBlog('/blog/write');
  await editor();
  type('Title', complete.title);
  type('Summary', complete.description);
  type('Category', '2');
  type('Tags', complete.tags);

  await user.click(press('Publish'));

  await screen.findByRole('heading', { level: 1, name: 'Article 5' });
  screen.getByText('Your blog is published.');
  expect(provider.callsOf('create-blog').map(({ form }) => form)).toEqual([sent]);
  expect(localStorage.getItem('draft_1_blog')).toBeNull();
});

test('an incomplete blog sends nothing, names the errors and moves the focus to the first wrong field', async () => {
  const { user, provider } = renderBlog('/blog/write');
  const text = await editor();
  type('Title', 'Why ferns');

  await user.click(press('Publish'));

  expect(document.activeElement).toBe(box('Summary'));
  expect(findError(box('Summary'))).toBe('Please say in at least 10 characters what it is about');
  expect(findError(box('Category'))).toBe('Please choose a category');
  expect(findError(text)).toBe('Please write something');
  expect(provider.callsOf('create-blog')).toEqual([]);
});

test('a blog that could not be sent says so and is sent by Retry under the same key', async () => {
  draftOf(complete);
  let isDown = true;
  const { user, provider } = renderBlog('/blog/write', { 'create-blog': () => (isDown ? NO_CONNECTION : { api_status: 200, blog_id: 5 }) });
  await editor();
  await user.click(press('Publish'));

  expect((await screen.findByRole('alert')).textContent).toContain('The blog was not published. Everything is kept here.');
  expect(JSON.parse(localStorage.getItem('draft_1_blog') ?? '{}')).toEqual(complete);
  isDown = false;
  await user.click(press('Retry'));

  await screen.findByRole('heading', { level: 1, name: 'Article 5' });
  expect(provider.callsOf('create-blog').map(({ form }) => form)).toEqual([sent, sent]);
});

test('a reload restores a draft with its formatting', async () => {
  draftOf({ title: 'Why ferns', html: '<p>One line</p>' });
  const first = renderBlog('/blog/write');
  await editor();
  await first.user.click(await screen.findByText('One line'));
  await first.user.click(press('Quote'));
  await screen.findByText('One line', { selector: 'blockquote *' });
  expect(press('Quote').getAttribute('aria-pressed')).toBe('true');
  first.unmount();

  renderBlog('/blog/write');
  expect(await screen.findByDisplayValue('Why ferns')).toBeTruthy();
  await screen.findByText('One line', { selector: 'blockquote *' });
});

test('a refusal that names a field stands at the field', async () => {
  draftOf(complete);
  const { user } = renderBlog('/blog/write', { 'create-blog': () => refusal('blog_title must have at least 5 characters') });
  await editor();
  await user.click(press('Publish'));
  await waitFor(() => expect(findError(box('Title'))).toBe('must have at least 5 characters'));
  expect(document.activeElement).toBe(box('Title'));
});

test('a chosen picture is shown, described, removed, and sent where the text has it', async () => {
  draftOf(complete);
  const { user, provider } = renderBlog('/blog/write');
  await editor();
  const file = new File(['bytes'], 'fern.jpg', { type: 'image/jpeg' });
  for (let time = 0; time < 2; time += 1) fireEvent.change(screen.getByLabelText('Pictures of the text'), { target: { files: [file] } });
  await waitFor(() => expect(screen.getAllByLabelText('Describe the picture')).toHaveLength(2));
  const [first] = screen.getAllByLabelText('Describe the picture');
  if (!first) throw new Error('no picture');
  fireEvent.change(first, { target: { value: 'A "fern"' } });
  await screen.findByRole('img', { name: 'A "fern"' });
  fireEvent.change(screen.getAllByLabelText('Caption')[0] as HTMLElement, { target: { value: 'In May & June' } });
  await user.click(screen.getAllByRole('button', { name: 'Remove picture' })[1] as HTMLElement);
  await waitFor(() => expect(screen.getAllByLabelText('Describe the picture')).toHaveLength(1));

  await user.click(press('Publish'));

  await screen.findByText('Your blog is published.');
  expect(provider.callsOf('create-blog')[0]?.form.blog_content).toContain(
    '<figure><img src="picture:0" alt="A &quot;fern&quot;"><figcaption>In May &amp; June</figcaption></figure>',
  );
});

test('a link gets an address that can be followed', async () => {
  draftOf({ html: '<p></p>' });
  const { user } = renderBlog('/blog/write');
  await user.click(await editor());
  await user.click(press('Link'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'javascript:alert(1)' } });
  await user.click(dialog.getByRole('button', { name: 'Save link' }));
  dialog.getByText('Please enter an address such as example.org/tea');
  fireEvent.change(dialog.getByLabelText('Address'), { target: { value: 'fern.example/old' } });
  await user.click(dialog.getByRole('button', { name: 'Save link' }));
  await waitFor(() => expect(screen.getByText('fern.example/old').closest('a')?.getAttribute('href')).toBe('https://fern.example/old'));
});

test('the author changes a blog, which keeps its cover and pictures', async () => {
  const content = '&lt;p&gt;See &lt;/p&gt;&lt;img src="upload/photos/a.jpg" alt="A cup"&gt;&lt;script&gt;hack()&lt;/script&gt;';
  const { user, provider } = renderBlog('/blog/5', { 'get-blog-by-id': () => own({ content }) });
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await screen.findByRole('img', { name: 'A cup' });
  type('Title', 'Another title');

  await user.click(press('Save blog'));

  await screen.findByText('Your blog is changed.');
  expect(provider.callsOf('edit-blog').map(({ form }) => form)).toMatchObject([
    { blog_id: '5', blog_title: 'Another title', blog_category: '2' },
  ]);
});

test('the caption of a picture is changed and removed', async () => {
  const figure = '<figure><img src="upload/photos/fern.webp" alt="A fern"><figcaption>In May</figcaption></figure>';
  const { user, provider } = renderBlog('/blog/5/edit', {
    'get-blog-by-id': () => own({ content: `<p>Ferns</p>${figure}`.replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
  });
  const caption = await screen.findByLabelText('Caption');
  expect(caption).toHaveProperty('value', 'In May');
  fireEvent.change(caption, { target: { value: '' } });
  await user.click(press('Save blog'));
  await waitFor(() => expect(provider.callsOf('edit-blog')).toHaveLength(1));
  expect(provider.callsOf('edit-blog')[0]?.form.blog_content).toBe('<p>Ferns</p><img src="upload/photos/fern.webp" alt="A fern">');
});

test('tables, captions, code and lines stay as they are when the text around them is changed, and can be removed', async () => {
  const table = '<table><tbody><tr><th colspan="2">Fern</th></tr><tr><td>Old</td><td>Green</td></tr></tbody></table>';
  const figure = '<figure><img src="upload/photos/fern.webp" alt="A fern"><figcaption>In <em>May</em></figcaption></figure>';
  const others = '<pre>a  b</pre><hr>';
  const { user, provider } = renderBlog('/blog/5/edit', {
    'get-blog-by-id': () => own({ content: `<p>Ferns</p>${table}${figure}${others}`.replaceAll('<', '&lt;').replaceAll('>', '&gt;') }),
  });
  const shown = await screen.findByRole('table');
  within(shown).getByRole('cell', { name: 'Green' });
  screen.getByText('May', { selector: 'em' });

  await user.click(screen.getByText('Ferns'));
  await user.click(press('Quote'));
  await user.click(press('Remove code'));
  await user.click(press('Save blog'));

  await waitFor(() => expect(provider.callsOf('edit-blog')).toHaveLength(1));
  const sentHtml = String(provider.callsOf('edit-blog')[0]?.form.blog_content);
  expect(sentHtml).toBe(`<blockquote>Ferns</blockquote>${table}${figure}<hr>`);
});

test('the author discards changes once they have confirmed it, and has the published blog in the form again', async () => {
  const { user } = renderBlog('/blog/5/edit', {
    'get-blog-by-id': () => own({ title: 'Ferns', content: '&lt;p&gt;They are old&lt;/p&gt;' }),
  });
  await waitFor(async () => expect((await editor()).textContent).toBe('They are old'));
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  type('Title', 'Moss');
  await user.click(screen.getByText('They are old'));
  await user.click(press('Quote'));
  await screen.findByText('They are old', { selector: 'blockquote *' });

  await user.click(press('Discard changes'));
  await user.click(press('Keep changes'));
  expect(box('Title')).toHaveProperty('value', 'Moss');
  await user.click(press('Discard changes'));
  await user.click(press('Discard'));

  await waitFor(() => expect(box('Title')).toHaveProperty('value', 'Ferns'));
  await screen.findByText('They are old', { selector: 'p *' });
  expect(localStorage.getItem('draft_1_blog_5')).toBeNull();
  expect(document.activeElement).toBe(box('Title'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
});

test('the author deletes a blog once they have confirmed it; a failure leaves it there', async () => {
  let isRefused = true;
  const { user, provider } = renderBlog('/blog/5', { 'delete-blog': () => (isRefused ? refusal('Not now') : { api_status: 200 }) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this blog?' }));
  expect(provider.callsOf('delete-blog')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete blog' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The blog is still there.');
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Delete blog' }));

  await screen.findByText('Your blog is deleted.');
  await screen.findByRole('heading', { level: 1, name: 'Blog' });
});

test('another member’s article has neither Edit nor Delete, and cannot be changed by its address', async () => {
  renderBlog('/blog/5/edit', { 'get-blog-by-id': () => own({ is_post_admin: false }) });
  await screen.findByText('This blog cannot be changed');
});

test('a host without the calls says so and offers none of them', async () => {
  const answers = { 'get-site-settings': () => settings({}) };
  const written = renderBlog('/blog/write', answers);
  await screen.findByText('This server cannot take blogs');
  written.unmount();

  const article = renderBlog('/blog/5', answers);
  await screen.findByRole('heading', { level: 1, name: 'Article 5' });
  await waitFor(() => expect(article.provider.callsOf('get-site-settings')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});
