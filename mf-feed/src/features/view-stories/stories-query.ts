import type { ApiClient, PersonId, StoryId } from '@social/api';
import { fetchStories } from '@social/api/stories/fetch-stories';
import type { Story, StoryOwner } from '@social/api/stories/story';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

const PAGE_SIZE = 20;
const FRESH_FOR_MS = 60_000;

type Pages = InfiniteData<StoryOwner[], unknown>;

/** Members with stories of the last day, page by page; the signed-in one comes first where they have any. */
export function storiesQuery(client: ApiClient, userId: PersonId | null) {
  return infiniteQueryOptions({
    queryKey: ['stories', userId],
    queryFn: ({ pageParam, signal }) => fetchStories(client, { limit: PAGE_SIZE, afterPersonId: pageParam ?? undefined }, { signal }),
    initialPageParam: null as PersonId | null,
    getNextPageParam: (_lastPage, pages) => nextCursor(pages),
    select: ownersWithStories,
    staleTime: FRESH_FOR_MS,
  });
}

/** A page can be short without being the last: the list ends with one that brings nobody new. */
function nextCursor(pages: readonly StoryOwner[][]): PersonId | null {
  const lastPage = pages.at(-1) ?? [];
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ person }) => person.id)));
  return lastPage.some(({ person }) => !known.has(person.id)) ? (lastPage.at(-1)?.person.id ?? null) : null;
}

function ownersWithStories({ pages }: Pages): StoryOwner[] {
  const owners = new Map(pages.flat().map((owner) => [owner.person.id, owner]));
  return [...owners.values()].filter(({ stories }) => stories.length > 0);
}

/** The pages with what the provider now says of one story. */
export function withStory(pages: Pages | undefined, storyId: StoryId, said: Partial<Story>): Pages | undefined {
  if (!pages) return pages;
  const changed = (owner: StoryOwner): StoryOwner =>
    owner.stories.some(({ id }) => id === storyId)
      ? { ...owner, stories: owner.stories.map((story) => (story.id === storyId ? { ...story, ...said } : story)) }
      : owner;
  return { ...pages, pages: pages.pages.map((page) => page.map(changed)) };
}
