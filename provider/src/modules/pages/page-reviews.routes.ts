import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentReview } from './page-reviews.presenter';
import type { PageReviewService } from './page-reviews.service';
import { rateBody, reviewsBody } from './pages.schema';

const tags = ['pages'];

export const pageReviewRoutes: FastifyPluginAsyncZod<{ reviews: PageReviewService; wire: WireContext }> = async (
  app,
  { reviews, wire },
) => {
  app.post('/rate_page', { schema: { summary: 'Give a page one to five stars', tags, body: rateBody } }, async (request) => {
    const { page_id: pageId, val: stars, text: review } = request.body;
    const rating = await reviews.rate(pageId, getIdentity(request).memberId, stars, review);
    return { val: text(stars), rating };
  });

  app.post('/page_reviews', { schema: { summary: 'What members say of a page', tags, body: reviewsBody } }, async (request) => {
    const { page_id: pageId, offset, limit } = request.body;
    const list = await reviews.list(pageId, getIdentity(request).memberId, { afterId: offset, limit });
    return { data: list.map((full) => presentReview(full, wire)) };
  });
};
