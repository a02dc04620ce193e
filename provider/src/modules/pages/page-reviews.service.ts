import type { Cursor } from '../../lib/cursor';
import { OwnPageReviewError } from './pages.errors';
import type { PageReview, PageReviewRepository } from './page-reviews.repository';
import type { PageService } from './pages.service';

export type PageReviewService = ReturnType<typeof createPageReviewService>;
type Dependencies = { reviews: PageReviewRepository; pages: PageService; now: () => Date };

export function createPageReviewService({ reviews, pages, now }: Dependencies) {
  return {
    /**
     * Stores a review of 1 to 5 stars with an optional text. Returns the page's new average. A second review replaces the first.
     * @throws {PageNotFoundError | OwnPageReviewError}
     */
    async rate(pageId: number, memberId: number, stars: number, text: string): Promise<number> {
      const { page } = await pages.get(pageId, memberId);
      if (page.ownerId === memberId) throw new OwnPageReviewError();
      await reviews.save({ pageId, memberId, stars, text, createdAt: now() });
      return reviews.getAverage(pageId);
    },

    /** Lists the reviews of a page, newest first. @throws {PageNotFoundError} */
    async list(pageId: number, viewerId: number, cursor: Cursor): Promise<PageReview[]> {
      await pages.get(pageId, viewerId);
      return reviews.list(pageId, viewerId, cursor);
    },
  };
}
