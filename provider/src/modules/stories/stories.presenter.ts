import { epoch, text, timeAgo } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { MemberRow } from '../members/members.repository';
import type { StoryRow } from './stories.repository';
import type { StoryOwner } from './stories.service';

/** Presents a member with their stories, oldest first. */
export function presentStoryOwner({ member, stories }: StoryOwner, viewerId: number, wire: WireContext) {
  return { ...presentUser(member, wire), stories: stories.map((story) => presentStory(story, member, viewerId, wire)) };
}

/** Presents a story; its file is in `images` or in `videos`. */
export function presentStory(story: StoryRow, member: MemberRow, viewerId: number, wire: WireContext) {
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
    reaction: presentReactions(story.reactions.counts, story.reactions.mine),
  };
}
