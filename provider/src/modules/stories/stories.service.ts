import { groupBy } from '../../lib/group-by';
import type { StoredMedia } from '../media/media.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import { StoryNotFoundError } from './stories.errors';
import type { StoryRepository, StoryRow } from './stories.repository';

export type StoryOwner = { member: MemberRow; stories: StoryRow[] };
export type StoryService = ReturnType<typeof createStoryService>;
type Dependencies = { stories: StoryRepository; members: MemberRepository; now: () => Date };

const LIFE_MS = 24 * 3_600_000;

export function createStoryService({ stories, members, now }: Dependencies) {
  async function find(storyId: number, viewerId: number): Promise<StoryRow> {
    const story = await stories.find(storyId, viewerId, now());
    if (!story || (await members.isBlocked(viewerId, story.memberId))) throw new StoryNotFoundError();
    return story;
  }

  return {
    /** Members with living stories: the caller first, then whoever posted last. `afterOwnerId` is the last owner of the page before. */
    async listOwners(viewerId: number, afterOwnerId: number | undefined, limit: number): Promise<StoryOwner[]> {
      const all = await stories.listOwners(now());
      const ordered = [...all.filter((id) => id === viewerId), ...all.filter((id) => id !== viewerId)];
      const start = afterOwnerId ? ordered.indexOf(afterOwnerId) + 1 : 0;
      const ids = ordered.slice(start, start + limit);
      const [people, rows] = await Promise.all([members.findByIds(ids), stories.listOf(ids, viewerId, now())]);
      const byOwner = groupBy(rows, ({ memberId }) => memberId);
      const owners = ids.flatMap((id) => {
        const member = people.get(id);
        return member ? [{ member, stories: byOwner.get(id) ?? [] }] : [];
      });
      const blocked = await Promise.all(owners.map(({ member }) => members.isBlocked(viewerId, member.id)));
      return owners.filter((_owner, index) => !blocked[index]);
    },

    /** One story; reading it counts as a view, once a member, never the owner's. @throws {StoryNotFoundError} */
    async view(storyId: number, viewerId: number): Promise<{ story: StoryRow; member: MemberRow }> {
      const story = await find(storyId, viewerId);
      if (story.memberId !== viewerId) await stories.addView(storyId, viewerId, now());
      const member = (await members.findByIds([story.memberId])).get(story.memberId);
      if (!member) throw new StoryNotFoundError();
      return { story, member };
    },

    /** Posts a story that lives for 24 hours. */
    async add(
      memberId: number,
      {
        title,
        description,
        media,
        thumbnailPath,
      }: { title: string; description: string; media: StoredMedia; thumbnailPath: string | null },
    ): Promise<number> {
      const kind = media.kind === 'video' ? 'video' : 'image';
      return stories.add({
        memberId,
        title,
        description,
        kind,
        path: media.path,
        thumbnailPath: thumbnailPath ?? media.smallPath,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + LIFE_MS),
      });
    },

    /** @throws {StoryNotFoundError} also for a story of somebody else. */
    async remove(storyId: number, memberId: number): Promise<void> {
      if (!(await stories.remove(storyId, memberId))) throw new StoryNotFoundError();
    },

    /** @throws {StoryNotFoundError} */
    async react(storyId: number, memberId: number, reaction: number): Promise<void> {
      await find(storyId, memberId);
      await stories.react(storyId, memberId, reaction, now());
    },

    /** Who has seen it; only its owner may know. @throws {StoryNotFoundError} */
    async listViewers(storyId: number, memberId: number, page: { afterMemberId: number | undefined; limit: number }): Promise<MemberRow[]> {
      const story = await find(storyId, memberId);
      if (story.memberId !== memberId) throw new StoryNotFoundError();
      const ids = await stories.listViewers(storyId, page);
      const people = await members.findByIds(ids);
      return ids.flatMap((id) => people.get(id) ?? []);
    },
  };
}
