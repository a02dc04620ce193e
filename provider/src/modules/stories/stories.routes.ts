import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import { presentStory, presentStoryOwner } from './stories.presenter';
import { newStoryBody, reactStoryBody, storiesBody, storyBody, storyViewersBody } from './stories.schema';
import type { StoryService } from './stories.service';

const tags = ['stories'];

export const storyRoutes: FastifyPluginAsyncZod<{ stories: StoryService; wire: WireContext }> = async (app, { stories, wire }) => {
  app.post(
    '/get-user-stories',
    { schema: { summary: 'Members with stories of the last day', tags, body: storiesBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const owners = await stories.listOwners(memberId, { afterId: request.body.offset, limit: request.body.limit });
      return { stories: owners.map((owner) => presentStoryOwner(owner, memberId, wire)) };
    },
  );

  app.post('/get_story_by_id', { schema: { summary: 'One story, which counts as seen', tags, body: storyBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { story, member } = await stories.view(request.body.story_id, memberId);
    return { story: presentStory(story, member, memberId, wire) };
  });

  app.post('/create-story', { schema: { summary: 'Post a story', tags, body: newStoryBody } }, async (request) => {
    const { story_title: title, story_description: description, file_type: kind } = request.body;
    const storyId = await stories.add(getIdentity(request).memberId, { title, description, kind }, request.incomingFiles);
    return { story_id: storyId };
  });

  app.post('/delete-story', { schema: { summary: 'Delete a story', tags, body: storyBody } }, async (request) => {
    await stories.remove(request.body.story_id, getIdentity(request).memberId);
    return { message: 'Story was deleted' };
  });

  app.post('/react_story', { schema: { summary: 'React to a story', tags, body: reactStoryBody } }, async (request) => {
    await stories.react(request.body.story_id, getIdentity(request).memberId, request.body.reaction);
    return { message: 'Reaction was added' };
  });

  app.post('/get_story_views', { schema: { summary: 'Viewers of the caller’s story', tags, body: storyViewersBody } }, async (request) => {
    const { story_id: storyId, offset: afterId, limit } = request.body;
    const viewers = await stories.listViewers(storyId, getIdentity(request).memberId, { afterId, limit });
    return { users: viewers.map((member) => presentUser(member, wire)) };
  });
};
