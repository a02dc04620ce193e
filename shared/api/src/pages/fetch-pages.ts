import type { ApiClient, FormFields, PageId, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { page, type Page } from './page';

/** Pages that the signed-in person manages, that a member likes, or that the provider suggests. */
export type PageListKind = { of: 'managed' } | { of: 'liked'; personId: PersonId } | { of: 'suggested' };

const reply = object({ data: replyList(page) });

/**
 * Fetches a page of a list of pages, in the provider's order. `afterPageId` is the last one received.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchPages(
  client: ApiClient,
  wanted: PageListKind,
  { limit, afterPageId }: { limit: number; afterPageId?: PageId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Page[]> {
  const [call, form] = toCall(wanted);
  return (await client.call(call, { form: { ...form, limit, offset: afterPageId ?? 0 }, reply, signal })).data;
}

function toCall(wanted: PageListKind): [call: string, form: FormFields] {
  switch (wanted.of) {
    case 'managed':
      return ['get-my-pages', { type: 'my_pages' }];
    case 'liked':
      return ['get-my-pages', { type: 'liked_pages', user_id: wanted.personId }];
    case 'suggested':
      return ['fetch-recommended', { type: 'pages' }];
  }
}
