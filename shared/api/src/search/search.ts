import type { ApiClient, PageId, PersonId } from '@social/api';
import { list, object } from '@social/api/wire';
import { page, type Page } from '../pages/page';
import { listedPerson, type ListedPerson } from '../people/person';

export type SearchPage = {
  words: string;
  /** At most so many of each kind. */
  limit: number;
  /** The last of each kind received; the page holds the ones after. */
  afterPersonId?: PersonId | undefined;
  afterPageId?: PageId | undefined;
};

export type SearchResults = { people: ListedPerson[]; pages: Page[] };

const reply = object({ users: list(listedPerson), pages: list(page) });

/**
 * Members and pages by name.
 * @throws {ApiError} of every kind of a read.
 */
export async function search(
  client: ApiClient,
  { words, limit, afterPersonId, afterPageId }: SearchPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SearchResults> {
  const form = { search_key: words, limit, user_offset: afterPersonId, page_offset: afterPageId };
  const { users, pages } = await client.call('search', { form, reply, signal });
  return { people: users, pages };
}
