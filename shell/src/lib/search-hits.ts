import type { ApiClient, GroupId, PageId, PersonId, PostId } from '@social/api';
import type { Group } from '@social/api/groups/group';
import type { Page } from '@social/api/pages/page';
import type { PersonSummary } from '@social/api/people/person';
import type { Post } from '@social/api/posts/post';
import { searchPosts } from '@social/api/posts/search-posts';
import { search } from '@social/api/search/search';

export type HitKind = 'people' | 'pages' | 'groups' | 'posts';

/** A search result. */
export type Hit = {
  kind: HitKind;
  id: PersonId | PageId | GroupId | PostId;
  title: string;
  detail: string;
  avatarUrl: string | null;
  createdAt: Date | null;
  path: string;
};

/** The hits of each kind that has arrived. */
export type Hits = Partial<Record<HitKind, Hit[]>>;

type HitRequest = { query: string; limit: number };

/** Fetches the first few of each kind that is found by its name. @throws {ApiError} of every kind of a read. */
export async function searchNames(client: ApiClient, request: HitRequest, signal: AbortSignal): Promise<Hits> {
  const { people, pages, groups } = await search(client, request, { signal });
  return { people: people.map(toPersonHit), pages: pages.map(toPageHit), groups: groups.map(toGroupHit) };
}

/** Fetches the first few posts. @throws {ApiError} of every kind of a read. */
export async function searchTexts(client: ApiClient, request: HitRequest, signal: AbortSignal): Promise<Hits> {
  return { posts: (await searchPosts(client, request, { signal })).map(toPostHit) };
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
  }
}

function toPersonHit({ id, name, username, avatarUrl }: PersonSummary): Hit {
  return { kind: 'people', id, title: name, detail: `@${username}`, avatarUrl, createdAt: null, path: `/profile/${id}` };
}

function toPageHit({ id, name, categoryName, avatarUrl }: Page): Hit {
  return { kind: 'pages', id, title: name, detail: categoryName, avatarUrl, createdAt: null, path: `/PageProfile?page=${id}` };
}

function toGroupHit({ id, name, memberCount, avatarUrl }: Group): Hit {
  const detail = memberCount === 1 ? '1 member' : `${memberCount} members`;
  return { kind: 'groups', id, title: name, detail, avatarUrl, createdAt: null, path: `/my-groups/${id}` };
}

function toPostHit({ id, publisher, plainText, createdAt }: Post): Hit {
  const title = publisher?.name ?? 'Somebody';
  return { kind: 'posts', id, title, detail: plainText, avatarUrl: publisher?.avatarUrl ?? null, createdAt, path: `/post/${id}` };
}
