import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { epoch, text } from '../../wire/encode';
import { idField, limitField, optionalIdField, textField } from '../../wire/fields';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { PageReview } from './page-reviews.repository';
import type { PageReviewService } from './page-reviews.service';

const rateBody = z.object({
  page_id: idField,
  val: z
    .string()
    .regex(/^[1-5]$/, 'must be 1 to 5')
    .transform(Number),
  text: textField(2000).trim().default(''),
});
const reviewsBody = z.object({ page_id: idField, limit: limitField(10, 50), offset: optionalIdField });

const tags = ['pages'];

export const pageReviewRoutes: FastifyPluginAsyncZod<{ reviews: PageReviewService; wire: WireContext }> = async (
  app,
  { reviews, wire },
) => {
  app.post('/rate_page', { schema: { summary: 'Give a page one to five stars', tags, body: rateBody } }, async (request) => {
    const { page_id: pageId, val: stars, text: words } = request.body;
    const rating = await reviews.rate(pageId, getIdentity(request).memberId, stars, words);
    return { val: text(stars), rating };
  });

  app.post('/page_reviews', { schema: { summary: 'What members say of a page', tags, body: reviewsBody } }, async (request) => {
    const { page_id: pageId, offset, limit } = request.body;
    const list = await reviews.list(pageId, getIdentity(request).memberId, offset, limit);
    return { data: list.map((full) => presentReview(full, wire)) };
  });
};

function presentReview({ review, author }: PageReview, wire: WireContext) {
  return {
    id: text(review.id),
    user_id: text(review.memberId),
    page_id: text(review.pageId),
    valuation: text(review.stars),
    review: review.text,
    time: epoch(review.createdAt),
    user_data: presentUser(author, wire),
  };
}
