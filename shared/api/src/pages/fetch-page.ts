import type { ApiClient, PageId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { page, type Page } from './page';

const reply = object({ page_data: objectOrNull(page) });

/**
 * Fetches a page by its id or slug.
 * @throws {ApiError} `refused` when there is no such page.
 */
export async function fetchPage(
  client: ApiClient,
  wanted: { id: PageId } | { slug: string },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Page> {
  const form = 'id' in wanted ? { page_id: wanted.id } : { page_name: wanted.slug };
  return requireResult((await client.call('get-page-data', { form, reply, signal })).page_data, 'get-page-data');
}
