import { createStory } from '@social/api/stories/create-story';
import { deleteStory } from '@social/api/stories/delete-story';
import { fetchStories } from '@social/api/stories/fetch-stories';
import { fetchStoryViewers } from '@social/api/stories/fetch-story-viewers';
import { reactToStory } from '@social/api/stories/react-to-story';
import { viewStory } from '@social/api/stories/view-story';
import type { ContractTests, TestContext } from './test-context';

async function postStory({ member, picture }: TestContext) {
  const owner = await member();
  const storyId = await createStory(owner.client, { kind: 'image', file: await picture(), title: 'Morning', description: 'On the lake' });
  return { owner, storyId };
}

export const storyContractTests: ContractTests = {
  'get-user-stories': async (context) => {
    const { owner, storyId } = await postStory(context);
    const owners = await fetchStories(owner.client, { limit: 20 });
    expect(owners).toContainEqual({
      person: expect.objectContaining({ id: owner.id }),
      stories: [
        expect.objectContaining({
          id: storyId,
          title: 'Morning',
          kind: 'image',
          isMine: true,
          mediaUrl: expect.stringMatching(/^http/),
          expiresAt: expect.any(Date),
        }),
      ],
    });
  },

  get_story_by_id: async (context) => {
    const { owner, storyId } = await postStory(context);
    await expect(viewStory(owner.client, storyId)).resolves.toMatchObject({ id: storyId, description: 'On the lake' });
  },

  'create-story': async (context) => {
    const { owner } = await postStory(context);
    const notAPicture = new File(['plain text'], 'story.jpg');
    await expect(createStory(owner.client, { kind: 'image', file: notAPicture })).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringMatching(/\w/),
    });
  },

  'delete-story': async (context) => {
    const { owner, storyId } = await postStory(context);
    await expect(deleteStory(context.ben.client, storyId)).rejects.toMatchObject({ kind: 'refused' });
    await deleteStory(owner.client, storyId);
    await expect(viewStory(owner.client, storyId)).rejects.toMatchObject({ kind: 'refused' });
  },

  react_story: async (context) => {
    const { storyId } = await postStory(context);
    await expect(reactToStory(context.ben.client, storyId, 'love')).resolves.toBeUndefined();
  },

  get_story_views: async (context) => {
    const { owner, storyId } = await postStory(context);
    await viewStory(context.ben.client, storyId);
    await expect(fetchStoryViewers(owner.client, storyId, { limit: 10 })).resolves.toMatchObject([{ id: context.ben.id }]);
  },
};
