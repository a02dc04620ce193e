import type { ApiClient, PageId } from '@social/api';
import { count, mapped, mappedOrRefused, object, replyList, text } from '@social/api/wire';

/** The activity on a page's posts in one month, written `YYYY-MM`. */
export type PageMonth = { month: string; likeCount: number; commentCount: number; saveCount: number; shareCount: number };

const pageMonth = mappedOrRefused(
  object({ month: text, likes: count, comments: count, saves: count, shares: count }),
  (wire): PageMonth | null =>
    /^\d{4}-\d\d$/.test(wire.month)
      ? { month: wire.month, likeCount: wire.likes, commentCount: wire.comments, saveCount: wire.saves, shareCount: wire.shares }
      : null,
);

/** The page's likes, and its months in the requested order. */
export type PageAnalytics = { likeCount: number; months: PageMonth[] };

const reply = mapped(object({ likes_count: count, data: replyList(pageMonth) }), (wire): PageAnalytics => ({
  likeCount: wire.likes_count,
  months: wire.data,
}));

/**
 * Fetches the figures of a page's chart for at most 24 months, `YYYY-MM`. Only our provider has this call.
 * @throws {ApiError} `refused` if the page is another's or the host has no such call.
 */
export async function fetchPageAnalytics(
  client: ApiClient,
  pageId: PageId,
  months: readonly string[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<PageAnalytics> {
  return client.call('page-analytics', { form: { page_id: pageId, months: months.join(',') }, reply, signal });
}
