import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { tolerateChangedPages } from '@social/ui/dom/tolerate-changed-pages';
import { act, screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost } from '../../testing/wire-post';

async function renderLikeable(answer: Answer, fields: Record<string, unknown> = {}) {
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { post_likes: '7', ...fields })] }),
    'post-actions': answer,
  });
  const { user } = renderHome();
  await screen.findByRole('article');
  return { user, sent: () => provider.callsOf('post-actions').map(({ form }) => form) };
}

const likeButton = () => screen.getByRole('button', { name: /^Like/ });
const shown = () => `${likeButton().getAttribute('aria-label')} ${likeButton().getAttribute('aria-pressed')}`;

const granted: Answer = ({ form }) => ({
  api_status: 200,
  action: form.action === 'like' ? 'liked' : 'disliked',
  code: form.action === 'like' ? 1 : 0,
});

/** Grants each request only after `release`, so that all taps before it are quick ones on a slow machine too. */
function holdAnswers() {
  let release = () => undefined as void;
  const taken = new Promise<void>((resolve) => (release = resolve));
  const answer: Answer = async (call) => {
    await taken;
    return granted(call);
  };
  return { answer, release: () => release() };
}

test('a like shows at once and is counted, before the provider has answered', async () => {
  const { user, sent } = await renderLikeable(() => new Promise(() => undefined));
  expect(shown()).toBe('Like, 7 likes false');

  await user.click(likeButton());

  expect(shown()).toBe('Like, 8 likes true');
  expect(sent()).toEqual([{ post_id: '5', action: 'like', reaction: '1' }]);
});

test('taking a like back reduces the count', async () => {
  const { user, sent } = await renderLikeable(granted, { is_liked: true });

  await user.click(likeButton());

  expect(shown()).toBe('Like, 6 likes false');
  expect(sent()).toEqual([{ post_id: '5', action: 'dislike', reaction: '0' }]);
});

test('ten quick taps end as they began, with at most three requests', async () => {
  const { answer, release } = holdAnswers();
  const { user, sent } = await renderLikeable(answer);

  for (let tap = 0; tap < 10; tap += 1) await user.click(likeButton());
  release();

  await waitFor(() => expect(sent().at(-1)?.action).toBe('dislike'));
  expect(sent().length).toBeLessThanOrEqual(3);
  expect(shown()).toBe('Like, 7 likes false');
});

test('eleven quick taps end liked, and this browser remembers it', async () => {
  const { answer, release } = holdAnswers();
  const { user, sent } = await renderLikeable(answer);

  for (let tap = 0; tap < 11; tap += 1) await user.click(likeButton());
  release();

  await waitFor(() => expect(localStorage.getItem('liked_posts')).toBe('["5"]'));
  expect(sent().length).toBeLessThanOrEqual(3);
  expect(sent().at(-1)?.action).toBe('like');
  expect(shown()).toBe('Like, 8 likes true');
});

test.each([
  ['a refusal', () => ({ api_status: '400', errors: { error_id: '6', error_text: 'Post not found' } })],
  ['a lost connection', () => NO_CONNECTION],
])('%s reverts the like and its count, with a notification', async (_case, answer) => {
  const { user } = await renderLikeable(answer);

  await user.click(likeButton());

  expect((await screen.findByRole('alert')).textContent).toContain('You have not liked the post');
  expect(shown()).toBe('Like, 7 likes false');
});

test('a like that cannot be taken back stays, with a notification', async () => {
  const { user } = await renderLikeable(() => NO_CONNECTION, { is_liked: true });

  await user.click(likeButton());

  expect((await screen.findByRole('alert')).textContent).toContain('You still like the post');
  expect(shown()).toBe('Like, 7 likes true');
});

test('Retry sends a failed like again', async () => {
  let isDown = true;
  const { user, sent } = await renderLikeable((call) => (isDown ? NO_CONNECTION : granted(call)));

  await user.click(likeButton());
  isDown = false;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(shown()).toBe('Like, 8 likes true');
  await waitFor(() => expect(sent().map(({ action }) => action)).toEqual(['like', 'like']));
});

test.each(['wraps', 'replaces'])('on a page whose texts a translator %s, the count comes, changes and goes', async (how) => {
  const undo = tolerateChangedPages();
  const { user } = await renderLikeable(granted, { post_likes: '0' });
  const translate = async () => {
    for (const text of listTexts(likeButton())) {
      const font = document.createElement('font');
      text.before(font);
      font.append(how === 'wraps' ? text : text.data);
      if (how === 'replaces') text.remove();
    }
    await act(async () => undefined);
  };

  await user.click(likeButton());
  await translate();
  expect(likeButton().textContent).toBe('1');
  await user.click(likeButton());
  expect([likeButton().textContent, screen.queryByRole('alert')]).toEqual(['', null]);
  await user.click(likeButton());
  await translate();
  expect(likeButton().textContent).toBe('1');
  undo();
});

function listTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
