import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { screen, within } from '@testing-library/react';
import { wireBlog } from '../testing/wire-blog';
import { wireMe, wirePerson } from '../testing/wire-person';
import { Region } from './article';

const wirePost = (id: number, text: string, fields: Record<string, unknown> = {}) => ({
  id: String(id),
  publisher: wirePerson,
  time: '1700000000',
  postText: text,
  Orginaltext: text,
  ...fields,
});
const LONG = `A walk along the river\n${'word '.repeat(440)}`;

function renderArticles(answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({
    get_blogs: () => ({
      api_status: '200',
      blogs: [
        wireBlog(6, { posted: '1800000000' }),
        wireBlog(5, { posted: '1600000000' }),
        wireBlog(4, { author: { ...wirePerson, user_id: '9', name: 'Nobody Followed' } }),
      ],
    }),
    posts: () => ({ api_status: 200, data: [wirePost(3, LONG), wirePost(2, 'Short'), wirePost(1, LONG, { publisher: wireMe })] }),
    'get-friends': () => ({ api_status: 200, data: { following: [wirePerson] } }),
    ...answers,
  });
  signInAnew();
  return { ...provider, ...renderRegions({ '*': <Region /> }) };
}

test('articles and long posts of those who are followed are listed, the newest first', async () => {
  const { callsOf } = renderArticles();

  await screen.findByRole('article', { name: 'Article 6' });
  const names = screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
  expect(names).toEqual(['Article 6', 'A walk along the river', 'Article 5']);
  expect(screen.getByRole('link', { name: 'A walk along the river' }).getAttribute('href')).toBe('/post/3');
  screen.getByText(/2 minutes to read/);
  expect(callsOf('posts')[0]?.form).toEqual({ type: 'get_news_feed', filter: '1', limit: '50' });
});

test('without anything long, the page leads on', async () => {
  renderArticles({ 'get-friends': () => ({ api_status: 200, data: { following: [] } }), posts: () => ({ api_status: 200, data: [] }) });

  await screen.findByText('Nothing long yet');
  expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore');
});

test('a failure shows the reason with Retry', async () => {
  const { when, user } = renderArticles({ posts: () => NO_CONNECTION });

  const failure = await screen.findByRole('alert');
  when('posts', () => ({ api_status: 200, data: [] }));
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByRole('article', { name: 'Article 6' });
});
