import type { ApiClient, CreateOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { page, type Page } from './page';

/** `slug` is its name in URLs: letters, digits and `_`, unique. `categoryId` may be a label on our own provider. */
export type NewPage = { slug: string; name: string; categoryId: string; description: string };

const reply = object({ page_data: objectOrNull(page) });

/**
 * Creates a page. Repeating it after `network` or `timeout` is refused when the first request succeeded, as the slug is taken then.
 * @throws {ApiError} `refused` with the provider's message when the slug is taken or invalid.
 */
export async function createPage(
  client: ApiClient,
  { slug, name, categoryId, description }: NewPage,
  { idempotencyKey }: CreateOptions = {},
): Promise<Page> {
  const form = { type: 'create', page_name: slug, page_title: name, page_category: categoryId, page_description: description };
  return requireResult((await client.call('create-page', { form, reply, idempotencyKey })).page_data, 'create-page');
}
