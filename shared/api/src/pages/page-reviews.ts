import type { ApiClient, Id, PageId } from '@social/api';
import { count, epochSeconds, id, replyList, mapped, object, objectOrNull, plainText } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

export type PageReviewId = Id<'page-review'>;

/** A member's review of a page: one to five stars, and a text or ''. */
export type PageReview = { id: PageReviewId; author: PersonSummary | null; starCount: number; text: string; createdAt: Date | null };

const review = mapped(
  object({
    id: id<PageReviewId>(),
    user_data: objectOrNull(personSummary),
    valuation: count,
    review: plainText,
    time: epochSeconds,
  }),
  (wire): PageReview => ({
    id: wire.id,
    author: wire.user_data,
    starCount: Math.min(wire.valuation, 5),
    text: wire.review,
    createdAt: wire.time,
  }),
);

const reply = object({ data: replyList(review) });

const done = object({}); // api_status was checked by the client

/** Fetches a page of the reviews of a page, newest first. @throws {ApiError} `refused` when the page is deleted. */
export async function fetchPageReviews(
  client: ApiClient,
  pageId: PageId,
  { limit, afterReviewId }: { limit: number; afterReviewId?: PageReviewId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<PageReview[]> {
  return (await client.call('page_reviews', { form: { page_id: pageId, limit, offset: afterReviewId }, reply, signal })).data;
}

/** Reviews a page with one to five stars and a text or ''. @throws {ApiError} `refused` when the provider accepts no second review. */
export async function ratePage(client: ApiClient, pageId: PageId, starCount: 1 | 2 | 3 | 4 | 5, text: string): Promise<void> {
  await client.call('rate_page', { form: { page_id: pageId, val: starCount, text }, reply: done });
}
