import type { ApiClient, PageId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes a page with its posts, permanently. `password` is the signed-in person's.
 * @throws {ApiError} `refused` when the password is wrong or the page is another's.
 */
export async function deletePage(client: ApiClient, pageId: PageId, password: string): Promise<void> {
  await client.call('delete_page', { form: { page_id: pageId, password }, reply });
}
