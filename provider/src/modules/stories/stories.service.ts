import type { Cursor } from '../../lib/cursor';
import { groupBy } from '../../lib/group-by';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { MediaService } from '../media/media.service';
import type { MemberRepository, MemberRow } from '../members/members.repository';
import { StoryNotFoundError, StoryWithoutFileError } from './stories.errors';
import type { StoryRepository, StoryRow } from './stories.repository';

export type StoryOwner = { member: MemberRow; stories: StoryRow[] };
export type NewStory = { title: string; description: string; kind: 'image' | 'video' };
type Dependencies = { stories: StoryRepository; members: MemberRepository; media: MediaService; now: () => Date };
export type StoryService = ReturnType<typeof createStoryService>;

const LIFETIME_MS = 24 * 3_600_000;

/** Stories, which expire after 24 hours. Expired stories are not found, nor those of members with a block between them and the viewer. */
export function createStoryService({ stories, members, media, now }: Dependencies) {
  async function find(storyId: number, viewerId: number): Promise<StoryRow> {
    const story = await stories.find(storyId, viewerId, now());
    if (!story) throw new StoryNotFoundError();
    return story;
  }

  return {
    /** Lists members with stories: the viewer first, then ordered by their latest story, newest first. The cursor is a member id. */
    async listOwners(viewerId: number, { afterId, limit }: Cursor): Promise<StoryOwner[]> {
      const all = await stories.listOwners(viewerId, now());
      const ordered = [...all.filter((id) => id === viewerId), ...all.filter((id) => id !== viewerId)];
      const start = afterId ? ordered.indexOf(afterId) + 1 : 0;
      const ids = ordered.slice(start, start + limit);
      const [people, rows] = await Promise.all([members.findByIds(ids), stories.listByMembers(ids, viewerId, now())]);
      const byOwner = groupBy(rows, ({ memberId }) => memberId);
      return ids.flatMap((id) => {
        const member = people.get(id);
        return member ? [{ member, stories: byOwner.get(id) ?? [] }] : [];
      });
    },

    /** Returns a story and counts a view, at most one per member and none for the owner. @throws {StoryNotFoundError} */
    async view(storyId: number, viewerId: number): Promise<{ story: StoryRow; member: MemberRow }> {
      const story = await find(storyId, viewerId);
      if (story.memberId !== viewerId) await stories.addView(storyId, viewerId, now());
      const member = (await members.findByIds([story.memberId])).get(story.memberId);
      if (!member) throw new StoryNotFoundError();
      return { story, member };
    },

    /**
     * Posts a story with the file in the field `file`. The picture in `cover` is the thumbnail of a video. Do not repeat it after a lost
     * reply: each call adds a story.
     * @throws {StoryWithoutFileError | WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError}
     */
    async add(memberId: number, { title, description, kind }: NewStory, files: IncomingFile[]): Promise<number> {
      const file = files.find(({ field }) => field === 'file');
      if (!file) throw new StoryWithoutFileError();
      const { path, smallPath } = await media.store(file, kind);
      const thumbnailPath = (await media.storeOptionalImage(files, 'cover')) ?? smallPath;
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
      return stories.add({ memberId, title, description, kind, path, thumbnailPath, createdAt, expiresAt });
    },

    /** Deletes the member's own story. @throws {StoryNotFoundError} also for another member's story, and on repetition. */
    async remove(storyId: number, memberId: number): Promise<void> {
      if (!(await stories.remove(storyId, memberId))) throw new StoryNotFoundError();
    },

    /**
     * Sets a reaction (1 to 6), which replaces an earlier one. It counts as a view. Repeating it changes nothing.
     * @throws {StoryNotFoundError}
     */
    async react(storyId: number, memberId: number, reaction: number): Promise<void> {
      await find(storyId, memberId);
      await stories.react(storyId, memberId, reaction, now());
    },

    /** Lists the viewers of the member's own story, the latest first. @throws {StoryNotFoundError} also for another member's story. */
    async listViewers(storyId: number, memberId: number, cursor: Cursor): Promise<MemberRow[]> {
      const story = await find(storyId, memberId);
      if (story.memberId !== memberId) throw new StoryNotFoundError();
      const ids = await stories.listViewers(storyId, cursor);
      const people = await members.findByIds(ids);
      return ids.flatMap((id) => people.get(id) ?? []);
    },
  };
}
