import type { ApiClient, GroupId, PageId, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { group, type Group } from '../groups/group';
import { page, type Page } from '../pages/page';
import { listedPerson, type ListedPerson } from '../people/person';

type SearchPage = {
  query: string;
  /** Applies to each kind. */
  limit: number;
  /** The last received of each kind; the page holds the next ones. */
  afterPersonId?: PersonId | undefined;
  afterPageId?: PageId | undefined;
  afterGroupId?: GroupId | undefined;
};

type SearchResults = { people: ListedPerson[]; pages: Page[]; groups: Group[] };

const reply = object({ users: replyList(listedPerson), pages: replyList(page), groups: replyList(group) });

/**
 * Searches members, pages and groups by name.
 * @throws {ApiError} of every kind of a read.
 */
export async function search(
  client: ApiClient,
  { query, limit, afterPersonId, afterPageId, afterGroupId }: SearchPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<SearchResults> {
  const form = { search_key: query, limit, user_offset: afterPersonId, page_offset: afterPageId, group_offset: afterGroupId };
  const { users, pages, groups } = await client.call('search', { form, reply, signal });
  return { people: users, pages, groups };
}
