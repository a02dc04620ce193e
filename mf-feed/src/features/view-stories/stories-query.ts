import type { ApiClient, PersonId, StoryId } from '@social/api';
import { fetchStories } from '@social/api/stories/fetch-stories';
import type { Story, StoryOwner } from '@social/api/stories/story';
import { findNextCursor } from '@social/data/lists/paged-query';
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
    getNextPageParam: (_lastPage, pages) => findNextCursor(pages, ({ person }) => person.id),
    select: ownersWithStories,
    staleTime: FRESH_FOR_MS,
  });
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
