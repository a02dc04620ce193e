import type { ApiClient, PageId, PersonId, PostId } from '@social/api';
import type { Page } from '@social/api/pages/page';
import type { PersonSummary } from '@social/api/people/person';
import type { Post } from '@social/api/posts/post';
import { searchPosts } from '@social/api/posts/search-posts';
import { search } from '@social/api/search/search';

export type HitKind = 'people' | 'pages' | 'posts';

/** A search result. */
export type Hit = {
  kind: HitKind;
  id: PersonId | PageId | PostId;
  title: string;
  detail: string;
  avatarUrl: string | null;
  createdAt: Date | null;
  path: string;
};

export type Hits = Record<HitKind, Hit[]>;

type HitRequest = { query: string; limit: number };

/** Fetches the first few of each kind. @throws {ApiError} of every kind of a read. */
export async function searchEverything(client: ApiClient, { query, limit }: HitRequest, signal: AbortSignal): Promise<Hits> {
  const [{ people, pages }, posts] = await Promise.all([
    search(client, { query, limit }, { signal }),
    searchPosts(client, { query, limit }, { signal }),
  ]);
  return { people: people.map(toPersonHit), pages: pages.map(toPageHit), posts: posts.map(toPostHit) };
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

function toPostHit({ id, publisher, plainText, createdAt }: Post): Hit {
  const title = publisher?.name ?? 'Somebody';
  return { kind: 'posts', id, title, detail: plainText, avatarUrl: publisher?.avatarUrl ?? null, createdAt, path: `/post/${id}` };
}
