import { ApiError, type ApiClient, type BlogId, type EventId, type GroupId, type PageId, type PersonId, type PostId } from '@social/api';
import { searchPosts } from '@social/api/posts/search-posts';
import { search } from '@social/api/search/search';
import { searchAlbums } from '@social/api/search/search-albums';
import { searchBlogs } from '@social/api/search/search-blogs';
import { searchEvents } from '@social/api/search/search-events';
import { searchHashtags } from '@social/api/search/search-hashtags';
import type { Hit, HitKind, Hits } from './hit';
import { toAlbumHit, toBlogHit, toEventHit, toGroupHit, toHashtagHit, toPageHit, toPersonHit, toPostHit } from './to-hit';

/** Each is one request, and fails by itself: one finds people, pages and groups by their names. */
export const hitSources = ['names', 'posts', 'blogs', 'events', 'albums', 'hashtags'] as const;
export type HitSource = (typeof hitSources)[number];

type HitRequest = { query: string; limit: number };

/** Fetches the first few of each kind of a source. @throws {ApiError} of every kind of a read. */
export async function searchSource(client: ApiClient, source: HitSource, request: HitRequest, signal: AbortSignal): Promise<Hits> {
  if (source !== 'names') return { [source]: await searchKind(client, source, { ...request, afterId: undefined }, signal) };
  const { people, pages, groups } = await search(client, request, { signal });
  return { people: people.map(toPersonHit), pages: pages.map(toPageHit), groups: groups.map(toGroupHit) };
}

/** Fetches a page of one kind, after the id of the last hit received. @throws {ApiError} of every kind of a read. */
export async function searchKind(
  client: ApiClient,
  kind: HitKind,
  { afterId, ...request }: HitRequest & { afterId: Hit['id'] | undefined },
  signal: AbortSignal,
): Promise<Hit[]> {
  switch (kind) {
    case 'people':
      return (await search(client, { ...request, afterPersonId: afterId as PersonId | undefined }, { signal })).people.map(toPersonHit);
    case 'pages':
      return (await search(client, { ...request, afterPageId: afterId as PageId | undefined }, { signal })).pages.map(toPageHit);
    case 'groups':
      return (await search(client, { ...request, afterGroupId: afterId as GroupId | undefined }, { signal })).groups.map(toGroupHit);
    case 'posts':
      return (await searchPosts(client, { ...request, afterPostId: afterId as PostId | undefined }, { signal })).map(toPostHit);
    case 'blogs':
      return (await searchBlogs(client, { ...request, afterId: afterId as BlogId | undefined }, { signal })).map(toBlogHit);
    case 'events':
      return (await searchEvents(client, { ...request, afterId: afterId as EventId | undefined }, { signal })).map(toEventHit);
    case 'albums':
      return (await searchAlbums(client, { ...request, afterId: afterId as PostId | undefined }, { signal })).map(toAlbumHit);
    case 'hashtags':
      return afterId ? [] : (await searchHashtags(client, request, { signal })).map(toHashtagHit);
  }
}

/** Returns true if a failure says that the host has no such search: only our provider finds what is in neither of the contract's two. */
export function isMissingSearch(source: HitSource | HitKind, error: unknown): boolean {
  const isOurOwn = source === 'blogs' || source === 'events' || source === 'albums' || source === 'hashtags';
  return isOurOwn && error instanceof ApiError && error.kind === 'refused';
}
