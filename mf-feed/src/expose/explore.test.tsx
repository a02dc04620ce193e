import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { Region } from './explore';
import { renderRegion } from '../testing/render-region';
import { wirePost, wirePublisher } from '../testing/wire-post';

const posts = [
  wirePost(5, { post_likes: '1' }),
  wirePost(4),
  wirePost(3, { post_likes: '4', post_comments: '2' }),
  wirePost(2, { post_likes: '9', publisher: { ...wirePublisher, user_id: '1', name: 'Demo Member' } }),
  wirePost(1, { post_comments: '3' }),
];

function renderExplore(answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({
    posts: () => ({ api_status: 200, data: posts }),
    'fetch-recommended': () => ({ api_status: 200, data: [] }),
    'get-general-data': () => ({
      api_status: 200,
      trending_hashtag: [
        { tag: 'monsoon', trend_use_num: '128' },
        { tag: 'tea', trend_use_num: '1' },
      ],
    }),
    ...answers,
  });
  return { ...provider, ...renderRegion(<Region />) };
}

const popular = () => screen.findByRole('feed', { name: 'Posts' });

test('the most popular of the latest posts of others are listed first, and those without any response are omitted', async () => {
  const { callsOf } = renderExplore();

  const texts = within(await popular())
    .getAllByText(/^Post \d$/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['Post 3', 'Post 1', 'Post 5']);
  expect(callsOf('posts').map(({ form }) => form)).toEqual([{ type: 'get_news_feed', limit: '50' }]);
});

test('a topic leads to its posts', async () => {
  renderExplore();

  const topics = within(await screen.findByRole('region', { name: 'Topics' }));
  expect((await topics.findByRole('link', { name: '#monsoon 128 posts' })).getAttribute('href')).toBe('/?hashtag=monsoon');
  topics.getByRole('link', { name: '#tea 1 post' });
});

test('people to follow and pages to like stand between topics and posts', async () => {
  renderExplore({
    'fetch-recommended': ({ form }) => ({
      api_status: 200,
      data: form.offset === undefined ? [{ user_id: '5', username: 'ben', name: 'Ben Ode', avatar: '', is_following: 0 }] : [],
    }),
  });

  await screen.findByRole('button', { name: 'Add Friend Ben Ode' });
  screen.getByRole('region', { name: 'Suggested pages' });
});

test('where nothing is popular, the page says so', async () => {
  renderExplore({ posts: () => ({ api_status: 200, data: [wirePost(4)] }) });

  await screen.findByText('Nothing is popular yet');
});

test.each([
  ['posts', 'Popular posts could not be loaded', 'Post 3'],
  ['get-general-data', 'Topics could not be loaded', '#monsoon'],
])('failed %s show the reason with Retry, and the rest stays', async (call, message, content) => {
  const { when, user } = renderExplore({ [call]: () => NO_CONNECTION });

  const failure = (await screen.findByText(message)).closest<HTMLElement>('[role="alert"]');
  screen.getByRole('heading', { level: 1, name: 'Explore' });
  when(
    call,
    call === 'posts' ? () => ({ api_status: 200, data: posts }) : () => ({ api_status: 200, trending_hashtag: [{ tag: 'monsoon' }] }),
  );
  await user.click(within(failure ?? document.body).getByRole('button', { name: 'Retry' }));

  await screen.findByText(content);
});
