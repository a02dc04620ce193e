import type { ApiClient, PersonId, StoryId } from '@social/api';
import { fetchStories } from '@social/api/stories/fetch-stories';
import type { Story, StoryOwner } from '@social/api/stories/story';
import { findNextCursor, joinPages } from '@social/data/lists/paged-query';
import { updateListThroughReads } from '@social/data/lists/update-list-through-reads';
import { shareStructure } from '@social/data/lists/share-structure';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

const PAGE_SIZE = 20;
const STALE_AFTER_MS = 60_000;

type Pages = InfiniteData<StoryOwner[], unknown>;

const storiesKey = (userId: PersonId | null) => ['stories', userId];

/** Reads the members with stories of the last day, page by page; the signed-in member comes first. */
export function storiesQuery(client: ApiClient, userId: PersonId | null) {
  return infiniteQueryOptions({
    queryKey: storiesKey(userId),
    queryFn: ({ pageParam, signal }) => fetchStories(client, { limit: PAGE_SIZE, afterPersonId: pageParam ?? undefined }, { signal }),
    initialPageParam: null as PersonId | null,
    getNextPageParam: (_lastPage, pages) => findNextCursor(pages, ({ person }) => person.id),
    select: ownersWithStories,
    structuralSharing: shareStructure,
    staleTime: STALE_AFTER_MS,
  });
}

function ownersWithStories({ pages }: Pages): StoryOwner[] {
  const owners = new Map(pages.flat().map((owner) => [owner.person.id, owner]));
  return joinPages(
    pages,
    [...owners.values()].filter(({ stories }) => stories.length > 0),
  );
}

/** Applies changes to one story, also to what a read that is under way brings. */
export function updateStory(queries: QueryClient, userId: PersonId | null, storyId: StoryId, changes: Partial<Story>): void {
  updateListThroughReads<Pages>(queries, storiesKey(userId), (pages) => withStory(pages, storyId, changes));
}

function withStory(pages: Pages, storyId: StoryId, changes: Partial<Story>): Pages {
  const applyTo = (owner: StoryOwner): StoryOwner =>
    owner.stories.some(({ id }) => id === storyId)
      ? { ...owner, stories: owner.stories.map((story) => (story.id === storyId ? { ...story, ...changes } : story)) }
      : owner;
  return { ...pages, pages: pages.pages.map((page) => page.map(applyTo)) };
}
