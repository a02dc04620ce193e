import type { ApiClient, PageId } from '@social/api';
import { toggleReply } from '../toggle-reply';

/**
 * Reports a page to the site's operators, or withdraws that: the provider's call toggles. Resolves to whether it is reported now;
 * null when the provider does not say. Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` when the page is deleted.
 */
export function togglePageReported(client: ApiClient, pageId: PageId): Promise<boolean | null> {
  return client.call('report_page', { form: { page_id: pageId }, reply: toggleReply });
}
