import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import type { PostListInput } from '@social/contracts';
import { screen } from '@testing-library/react';
import { Region } from './post-list';
import { scrollingReader } from '@social/build-preset/jest/scrolling-reader';
import { renderRegion } from '../testing/render-region';
import { idsFrom, wirePage } from '../testing/wire-post';

test.each([
  ['person', 'get_user_posts'],
  ['page', 'get_page_posts'],
  ['group', 'get_group_posts'],
] as const)('the posts of a %s load page by page to the end', async (kind, type) => {
  const reachEnd = scrollingReader();
  const { callsOf } = fakeProvider({ posts: ({ form }) => (form.after_post_id ? wirePage() : wirePage(...idsFrom(30, 10))) });
  renderRegion(<Region owner={{ kind, id: '7' }} />);

  await screen.findByText('Post 30');
  reachEnd();
  await screen.findByText("You're all caught up");

  expect(callsOf('posts').map(({ form }) => form)).toEqual([
    { type, id: '7', limit: '10' },
    { type, id: '7', limit: '10', after_post_id: '21' },
  ]);
});

test('a person without posts has an empty list', async () => {
  fakeProvider({ posts: () => wirePage() });
  renderRegion(<Region owner={{ kind: 'person', id: '7' }} />);

  await screen.findByText('No posts yet');
});

test('one’s own empty list says so, and leads to the place for a post', async () => {
  fakeProvider({ posts: () => wirePage() });
  renderRegion(<Region owner={{ kind: 'person', id: '1' }} />);

  await screen.findByText('You have not posted yet');
  expect(screen.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe('/');
});

test.each([{}, { owner: { kind: 'club', id: '7' } }, { owner: { kind: 'person', id: '0' } }])(
  'an input without a person is a bug of the code that shows the list: %j',
  (input) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderRegion(<Region {...(input as PostListInput)} />)).toThrow('./post-list of mf_feed');
  },
);
