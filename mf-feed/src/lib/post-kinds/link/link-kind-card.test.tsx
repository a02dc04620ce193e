import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderHome } from '../../../testing/render-home';
import { wirePost } from '../../../testing/wire-post';
// Before the first test, whose first find would otherwise wait until Jest has compiled it.
import '@social/ui/links/link-card';

const link = {
  postLink: 'https://www.example.org/tea',
  postLinkTitle: 'Tea &amp; rain',
  postLinkContent: 'How to brew',
  postLinkImage: 'https://media.test/tea.jpg',
};

async function renderPost(fields: Record<string, unknown>) {
  fakeProvider({ posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { ...link, ...fields })] }) });
  renderHome();
  return within(await screen.findByRole('article'));
}

test('a card with title, description and host leads to the page in a new tab', async () => {
  const card = await renderPost({});
  const found = await card.findByRole('link', { name: 'example.org Tea & rain How to brew' });
  expect(found.getAttribute('href')).toBe('https://www.example.org/tea');
  expect(found.getAttribute('target')).toBe('_blank');
  expect(found.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

test('a picture that does not load is hidden', async () => {
  const card = await renderPost({});
  const picture = (await card.findByRole('link', { name: /Tea/ })).querySelector('img');
  if (!picture) throw new Error('no picture');
  fireEvent.error(picture);
  expect(picture.hidden).toBe(true);
});

test('markup in texts is text', async () => {
  const card = await renderPost({ postLinkTitle: '&lt;img src=x onerror=alert(1)&gt;' });
  await card.findByText('<img src=x onerror=alert(1)>');
});

test.each([
  ['without a link', { postLink: '' }],
  ['without a title', { postLinkTitle: null }],
  ['with a script as its address', { postLink: 'javascript:alert(1)' }],
])('a post %s has no card', async (_, fields) => {
  const card = await renderPost(fields);
  await card.findByText('Post 5');
  expect(card.queryByText('example.org')).toBeNull();
});
