import { epoch, text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { PageReview } from './page-reviews.repository';

export function presentReview({ review, author }: PageReview, wire: WireContext) {
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
