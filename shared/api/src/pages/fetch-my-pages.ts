import type { ApiClient, PageId } from '@social/api';
import { idOrNull, list, mappedOrRefused, mediaUrl, object, plainText } from '@social/api/wire';

export type PageSummary = { id: PageId; name: string; avatarUrl: string | null };

const pageSummary = mappedOrRefused(
  object({
    page_id: idOrNull<PageId>(),
    id: idOrNull<PageId>(),
    page_title: plainText,
    page_name: plainText,
    name: plainText,
    avatar: mediaUrl,
  }),
  (wire): PageSummary | null => {
    const id = wire.page_id ?? wire.id;
    return id && { id, name: wire.page_title || wire.name || wire.page_name, avatarUrl: wire.avatar };
  },
);

const reply = object({ data: list(pageSummary) });

/**
 * The pages that the signed-in person manages. At most 50 are sure to be taken at once.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchMyPages(
  client: ApiClient,
  { limit, afterPageId }: { limit: number; afterPageId?: PageId },
  { signal }: { signal?: AbortSignal } = {},
): Promise<PageSummary[]> {
  const form = { type: 'my_pages', limit, offset: afterPageId ?? 0 };
  return (await client.call('get-my-pages', { form, reply, signal })).data;
}
