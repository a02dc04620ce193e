import { fakeProvider, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen } from '@testing-library/react';
import { renderHome } from './render-home';
import { wirePage } from './wire-post';

export const wireStory = (id: number, more: Record<string, unknown> = {}) => ({
  id: String(id),
  description: `Story ${id}`,
  posted: '1590676368',
  thumbnail: `https://provider.example/s${id}.jpg`,
  images: [{ filename: `https://provider.example/${id}.jpg` }],
  videos: [],
  is_owner: false,
  is_viewed: 0,
  view_count: '3',
  ...more,
});
export const storyOwner = (id: number, first_name: string, stories: unknown[]) => ({
  user_id: String(id),
  username: first_name.toLowerCase(),
  first_name,
  last_name: '',
  name: first_name,
  avatar: '',
  stories,
});

/** Renders Home with the stories of the owners, on the provider's further answers by call. */
export function renderStories(owners: readonly unknown[], answers: Record<string, Answer> = {}, path = '/') {
  // jsdom has neither.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  const provider = fakeProvider({
    posts: () => wirePage(),
    'get-user-stories': ({ form }) => ({ api_status: 200, stories: form.offset === undefined ? owners : [] }),
    get_story_by_id: ({ form }) => ({ api_status: 200, story: wireStory(Number(form.story_id), { is_viewed: 1, view_count: '4' }) }),
    ...answers,
  });
  return { ...renderHome({ withStories: true, path }), ...provider };
}

export const findTile = (name: RegExp) => screen.findByRole('button', { name });
