import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wireComment, wireMe } from '../../testing/wire-comment';
import { wirePost, wirePublisher } from '../../testing/wire-post';

const people = [wirePublisher, { ...wirePublisher, user_id: '8', username: 'ashton', name: 'Ashton Bell' }];

/** Opens the comment box of a post, with two people and two topics to suggest. */
async function openBox() {
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5)] }),
    comments: ({ form }) => ({
      api_status: 200,
      data: form.type === 'create' ? wireComment(1, { text: form.text, publisher: wireMe }) : [],
    }),
    search: () => ({ api_status: 200, users: people, pages: [], groups: [] }),
    'get-general-data': () => ({
      api_status: 200,
      trending_hashtag: [
        { tag: 'sunrise', trend_use_num: '4' },
        { tag: 'rain', trend_use_num: '1' },
      ],
    }),
  });
  const { user } = renderHome();
  await user.click(await screen.findByRole('button', { name: /^Comments,/ }));
  const box = await screen.findByRole('textbox', { name: 'Write a comment' });
  const sent = () => provider.callsOf('comments').flatMap(({ form }) => (form.type === 'create' ? [form.text] : []));
  return { user, box, sent };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a name after @ is suggested, selected by keys and completed', async () => {
  const { user, box, sent } = await openBox();

  await user.type(box, 'Hi @ash');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(options()).toEqual(['Asha Rao@asha', 'Ashton Bell@ashton']);
  expect(active(box)).toContain('@asha');
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}');
  expect(active(box)).toContain('@ashton');
  await user.keyboard('{Enter}');

  expect(box).toHaveProperty('value', 'Hi @ashton ');
  expect(document.activeElement).toBe(box);
  expect(options()).toEqual([]);
  expect(sent()).toEqual([]);
});

test('a topic after # is suggested, and Enter sends the text while none is selected', async () => {
  const { user, box, sent } = await openBox();

  await user.type(box, '#s');
  await waitFor(() => expect(options()).toEqual(['#sunrise4 posts']));
  await user.keyboard('{Enter}');

  await waitFor(() => expect(sent()).toEqual(['#s']));
});

test('a suggestion can be clicked, and the comments stay open', async () => {
  const { user, box } = await openBox();

  await user.type(box, '#');
  await user.click(await screen.findByRole('option', { name: /rain/ }));

  expect(box).toHaveProperty('value', '#rain ');
  expect(document.activeElement).toBe(box);
});

test('Escape closes only the suggestions', async () => {
  const { user, box } = await openBox();

  await user.type(box, '#');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveProperty('value', '#');
  expect(document.activeElement).toBe(box);
});
