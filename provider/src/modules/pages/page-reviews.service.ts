import { OwnPageReviewError } from './pages.errors';
import type { PageReview, PageReviewRepository } from './page-reviews.repository';
import type { PageService } from './pages.service';

export type PageReviewService = ReturnType<typeof createPageReviewService>;
type Dependencies = { reviews: PageReviewRepository; pages: PageService; now: () => Date };

export function createPageReviewService({ reviews, pages, now }: Dependencies) {
  return {
    /**
     * Gives a page 1 to 5 stars, with or without words, and tells its average from then on. Doing it again replaces what was said.
     * @throws {PageNotFoundError | OwnPageReviewError}
     */
    async rate(pageId: number, memberId: number, stars: number, text: string): Promise<number> {
      const { page } = await pages.get(pageId, memberId);
      if (page.ownerId === memberId) throw new OwnPageReviewError();
      await reviews.save({ pageId, memberId, stars, text, createdAt: now() });
      return reviews.averageOf(pageId);
    },

    /** Newest first. @throws {PageNotFoundError} */
    async list(pageId: number, viewerId: number, afterId: number | undefined, limit: number): Promise<PageReview[]> {
      await pages.get(pageId, viewerId);
      return reviews.list(pageId, viewerId, afterId, limit);
    },
  };
}
