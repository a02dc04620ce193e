import { NO_CONNECTION, fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { scrollingReader } from '@social/build-preset/jest/scrolling-reader';
import { renderHome } from '../../testing/render-home';
import { idsFrom, wirePage } from '../../testing/wire-post';

const posts = () => screen.queryAllByRole('article');

test('the feed loads page after page and announces its end', async () => {
  const reachEnd = scrollingReader();
  const { callsOf } = fakeProvider({
    posts: ({ form }) =>
      form.after_post_id === undefined
        ? wirePage(...idsFrom(30, 10))
        : form.after_post_id === '21'
          ? wirePage(...idsFrom(20, 3))
          : wirePage(),
  });
  renderHome();

  await screen.findByText('Post 30');
  reachEnd();
  await screen.findByText('Post 18');
  reachEnd();
  await screen.findByText("You're all caught up");

  await waitFor(() => expect(posts()).toHaveLength(13));
  expect(callsOf('posts').map(({ form }) => form)).toEqual([
    { type: 'get_news_feed', limit: '10' },
    { type: 'get_news_feed', limit: '10', after_post_id: '21' },
    { type: 'get_news_feed', limit: '10', after_post_id: '18' },
  ]);
});

test('a short page is not treated as the last one', async () => {
  const reachEnd = scrollingReader();
  fakeProvider({
    posts: ({ form }) => (form.after_post_id === undefined ? wirePage(9, 8) : form.after_post_id === '8' ? wirePage(5, 4) : wirePage()),
  });
  renderHome();

  await screen.findByText('Post 8');
  expect(screen.queryByText("You're all caught up")).toBeNull();
  reachEnd();

  await screen.findByText('Post 4');
});

test('posts that cannot be decoded are counted below the others, over all pages', async () => {
  const reachEnd = scrollingReader();
  const broken = { text: 'without an id' };
  fakeProvider({
    posts: ({ form }) => {
      const page = form.after_post_id === undefined ? wirePage(9, 8) : form.after_post_id === '8' ? wirePage(5, 4) : wirePage();
      return { ...page, data: form.after_post_id === '4' ? [] : [...page.data, broken] };
    },
  });
  renderHome();

  await screen.findByText('1 post could not be shown.');
  reachEnd();

  await screen.findByText('2 posts could not be shown.');
  expect(posts()).toHaveLength(4);
});

test('a pinned post that is repeated on the next page is shown once', async () => {
  const reachEnd = scrollingReader();
  fakeProvider({ posts: ({ form }) => (form.after_post_id === undefined ? wirePage(90, 30, 29) : wirePage(90, 28)) });
  renderHome();

  await screen.findByText('Post 29');
  reachEnd();

  await screen.findByText('Post 28');
  expect(screen.getAllByText('Post 90')).toHaveLength(1);
});

test('a page with only known posts ends the feed', async () => {
  const reachEnd = scrollingReader();
  const { callsOf } = fakeProvider({ posts: () => wirePage(3, 2) });
  renderHome();

  await screen.findByText('Post 3');
  reachEnd();

  await screen.findByText("You're all caught up");
  expect(callsOf('posts')).toHaveLength(2);
});

test('a failed page shows an error below the loaded posts, and Retry loads it', async () => {
  const reachEnd = scrollingReader();
  let isDown = true;
  fakeProvider({
    posts: ({ form }) =>
      form.after_post_id === undefined ? wirePage(...idsFrom(30, 10)) : isDown ? NO_CONNECTION : wirePage(...idsFrom(20, 2)),
  });
  const { user } = renderHome();

  await screen.findByText('Post 30');
  reachEnd();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The next posts could not be loaded');
  expect(failure.textContent).toContain('There is no connection');
  await waitFor(() => expect(posts()).toHaveLength(10));

  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByText('Post 19');
  await waitFor(() => expect(posts()).toHaveLength(12));
  expect(screen.queryByRole('alert')).toBeNull();
});

test("a failed first page shows the provider's reason, and Retry loads it", async () => {
  let isBroken = true;
  fakeProvider({
    posts: () => (isBroken ? { api_status: '400', errors: { error_id: 6, error_text: 'The feed is being rebuilt' } } : wirePage(1)),
  });
  const { user } = renderHome();

  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The feed is being rebuilt');
  isBroken = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByText('Post 1');
});

test('skeletons and the composer show while the first posts load', async () => {
  fakeProvider({ posts: () => new Promise(() => undefined) });
  renderHome();

  await screen.findByRole('textbox', { name: 'Share something' });
  expect(screen.getByText('Loading posts')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Feed' })).not.toBeNull();
});

test('an empty feed shows an empty state', async () => {
  fakeProvider({ posts: () => wirePage() });
  renderHome();

  await screen.findByText('No posts yet');
});

test('leaving the page aborts the pending request', async () => {
  const { calls } = fakeProvider({ posts: () => new Promise(() => undefined) });
  const { unmount } = renderHome();
  await waitFor(() => expect(calls).toHaveLength(1));

  unmount();

  expect(calls[0]?.isAborted).toBe(true);
});

test('screen readers get each post’s position and author, and when the feed is busy', async () => {
  const reachEnd = scrollingReader();
  fakeProvider({ posts: ({ form }) => (form.after_post_id === undefined ? wirePage(...idsFrom(30, 10)) : new Promise(() => undefined)) });
  renderHome();

  const feed = await screen.findByRole('feed', { name: 'Posts' });
  await screen.findByText('Post 21');
  expect(feed.getAttribute('aria-busy')).toBe('false');
  expect(posts()[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(posts()[1]?.getAttribute('aria-setsize')).toBe('-1');
  expect(screen.getAllByRole('article', { name: /^Asha Rao/ })).toHaveLength(10);

  reachEnd();

  await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('true'));
});

test('Page Down moves from post to post once one has the focus; before it scrolls', async () => {
  fakeProvider({ posts: () => wirePage(3, 2, 1) });
  const { user } = renderHome();
  await screen.findByText('Post 3');

  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(document.body);

  await user.click(within(posts()[0] ?? document.body).getByText('Post 3'));
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(posts()[1]);
  await user.keyboard('{PageUp}');
  expect(document.activeElement).toBe(posts()[0]);
});
