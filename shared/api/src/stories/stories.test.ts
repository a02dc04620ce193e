import type { StoryId } from '@social/api';
import { fakeClient, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { fetchStories } from './fetch-stories';
import { viewStory } from './view-story';

const wireStory = {
  id: '5',
  title: '',
  posted: '1590676368',
  expire: '1590762768',
  thumbnail: 'upload/a.jpg',
  images: [],
  videos: [{ filename: 'upload/a.mp4' }],
  is_viewed: 1,
};

test.each(['stories', 'data'])('members with their stories, under the name %s', async (name) => {
  const { client } = fakeClient(ok({ [name]: [{ ...wirePerson, stories: [wireStory, {}] }] }));
  await expect(fetchStories(client, { limit: 5 })).resolves.toMatchObject([
    {
      person: { name: 'Asha Rao' },
      stories: [{ id: '5', kind: 'video', mediaUrl: '/upload/a.mp4', isViewed: true, viewCount: 0, expiresAt: new Date(1590762768_000) }],
    },
  ]);
});

test('decodes a picture that older hosts send only as a thumbnail', async () => {
  const { client } = fakeClient(ok({ story: { ...wireStory, videos: '' } }));
  await expect(viewStory(client, '5' as StoryId)).resolves.toMatchObject({ kind: 'image', mediaUrl: '/upload/a.jpg' });
});

test('an expired story is refused', async () => {
  await expect(viewStory(fakeClient(refusal('Story not found')).client, '5' as StoryId)).rejects.toMatchObject({
    kind: 'refused',
    memberText: 'Story not found',
  });
});
