import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { epoch, text, timeAgo } from '../../wire/encode';
import { idField, limitField, optionalIdField, reactionField, textField } from '../../wire/fields';
import type { WireContext } from '../../wire/wire-context';
import type { MediaService } from '../media/media.service';
import { presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import { StoryWithoutFileError } from './stories.errors';
import type { StoryRow } from './stories.repository';
import type { StoryService } from './stories.service';

type Options = { stories: StoryService; media: MediaService; wire: WireContext };

const tags = ['stories'];
const listBody = z.object({ limit: limitField(20, 50), offset: optionalIdField });
const storyBody = z.object({ story_id: idField });
const viewersBody = z.object({ story_id: idField, limit: limitField(20), offset: optionalIdField });
const reactBody = z.object({ story_id: idField, reaction: reactionField });
const createBody = z.object({
  story_title: textField(100).default(''),
  story_description: textField(300).default(''),
  file_type: z.enum(['image', 'video']).default('image'),
});

export const storyRoutes: FastifyPluginAsyncZod<Options> = async (app, { stories, media, wire }) => {
  app.post('/get-user-stories', { schema: { summary: 'Members with stories of the last day', tags, body: listBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const owners = await stories.listOwners(memberId, request.body.offset, request.body.limit);
    return {
      stories: owners.map((owner) => ({
        ...presentUser(owner.member, wire),
        stories: owner.stories.map((story) => presentStory(story, owner.member, memberId, wire)),
      })),
    };
  });

  app.post('/get_story_by_id', { schema: { summary: 'One story, which counts as seen', tags, body: storyBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { story, member } = await stories.view(request.body.story_id, memberId);
    return { story: presentStory(story, member, memberId, wire) };
  });

  app.post('/create-story', { schema: { summary: 'Post a story', tags, body: createBody } }, async (request) => {
    const file = request.incomingFiles.find(({ field }) => field === 'file');
    if (!file) throw new StoryWithoutFileError();
    const { story_title: title, story_description: description, file_type: kind } = request.body;
    const stored = await media.store(file, kind);
    const thumbnailPath = await media.storeOptionalImage(request.incomingFiles, 'cover');
    return { story_id: await stories.add(getIdentity(request).memberId, { title, description, media: stored, thumbnailPath }) };
  });

  app.post('/delete-story', { schema: { summary: 'Take a story back', tags, body: storyBody } }, async (request) => {
    await stories.remove(request.body.story_id, getIdentity(request).memberId);
    return { message: 'Story was deleted' };
  });

  app.post('/react_story', { schema: { summary: 'React to a story', tags, body: reactBody } }, async (request) => {
    await stories.react(request.body.story_id, getIdentity(request).memberId, request.body.reaction);
    return { message: 'Reaction was added' };
  });

  app.post('/get_story_views', { schema: { summary: 'Who has seen a story of mine', tags, body: viewersBody } }, async (request) => {
    const { story_id: storyId, offset: afterMemberId, limit } = request.body;
    const viewers = await stories.listViewers(storyId, getIdentity(request).memberId, { afterMemberId, limit });
    return { users: viewers.map((member) => presentUser(member, wire)) };
  });
};

function presentStory(story: StoryRow, member: MemberRow, viewerId: number, wire: WireContext) {
  const isVideo = story.kind === 'video';
  const file = {
    id: text(story.id),
    story_id: text(story.id),
    type: story.kind,
    filename: wire.mediaUrl(story.path),
    expire: epoch(story.expiresAt),
  };
  return {
    id: text(story.id),
    user_id: text(story.memberId),
    title: story.title,
    description: story.description,
    posted: epoch(story.createdAt),
    expire: epoch(story.expiresAt),
    thumbnail: wire.mediaUrl(isVideo ? story.thumbnailPath : story.path),
    user_data: presentUser(member, wire),
    images: isVideo ? [] : [file],
    videos: isVideo ? [file] : [],
    is_owner: story.memberId === viewerId,
    time_text: timeAgo(story.createdAt, wire.now()),
    view_count: text(story.views),
    is_viewed: Number(story.isViewed),
  };
}
