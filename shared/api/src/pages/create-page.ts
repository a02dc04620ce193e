import type { ApiClient } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { page, type Page } from './page';

/** `slug` is the word in its address: letters, digits and `_`, nobody else's. `categoryId` may be a label on our own provider. */
export type NewPage = { slug: string; name: string; categoryId: string; description: string };

const reply = object({ page_data: objectOrNull(page) });

/**
 * Makes a page. A second try after `network` or `timeout` is refused when the first one came through: the slug is taken then.
 * @throws {ApiError} `refused` with the provider's words when the slug is taken or not one.
 */
export async function createPage(client: ApiClient, { slug, name, categoryId, description }: NewPage): Promise<Page> {
  const form = { type: 'create', page_name: slug, page_title: name, page_category: categoryId, page_description: description };
  return requireResult((await client.call('create-page', { form, reply })).page_data, 'create-page');
}
