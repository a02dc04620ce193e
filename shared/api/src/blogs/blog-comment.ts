import type { BlogCommentId } from '@social/api';
import {
  count,
  epochSeconds,
  flag,
  flagOrUnknown,
  id,
  mapped,
  object,
  objectOrNull,
  plainText,
  reading,
  text,
  toPlainText,
} from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

/** A comment on an article, or a reply to one. */
export type BlogComment = {
  id: BlogCommentId;
  author: PersonSummary | null;
  createdAt: Date | null;
  /** The provider's HTML: render it only with `RichText`. */
  html: string;
  plainText: string;
  likeCount: number;
  /** null when the provider does not say. */
  isLiked: boolean | null;
  replyCount: number;
  isMine: boolean;
  /** The time of the request, in milliseconds since 1970. */
  readAt: number;
};

export type DecodedBlogComment = Omit<BlogComment, 'readAt'>;

/** Hosts send a number or the replies themselves. */
const replyCount = reading((value) => (Array.isArray(value) ? value.length : count.parse(value)));

export const blogComment = mapped(
  object({
    id: id<BlogCommentId>(),
    user_data: objectOrNull(personSummary),
    publisher: objectOrNull(personSummary),
    posted: epochSeconds,
    time: epochSeconds,
    text,
    Orginaltext: plainText,
    likes: count,
    comment_likes: count,
    is_comment_liked: flagOrUnknown,
    replies: replyCount,
    replies_count: count,
    onwer: flag,
  }),
  (wire): DecodedBlogComment => ({
    id: wire.id,
    author: wire.user_data ?? wire.publisher,
    createdAt: wire.posted ?? wire.time,
    html: wire.text,
    plainText: wire.Orginaltext || toPlainText(wire.text),
    likeCount: wire.likes || wire.comment_likes,
    isLiked: wire.is_comment_liked,
    replyCount: wire.replies || wire.replies_count,
    isMine: wire.onwer,
  }),
);
