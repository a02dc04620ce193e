import type { CommentId } from '@social/api';
import {
  count,
  epochSeconds,
  flag,
  flagOrUnknown,
  id,
  mediaUrl,
  object,
  objectOrNull,
  plainText,
  reading,
  text,
  timeText,
  toPlainText,
  type Decoded,
} from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

/** Names a comment or a reply: the provider has calls of their own for each. */
export type CommentReference = { kind: 'comment' | 'reply'; id: CommentId };

/** A comment on a post, or a reply to one. */
export type Comment = CommentReference & {
  /** null where the provider no longer knows who wrote it. */
  author: PersonSummary | null;
  /** null when the provider's time can't be read; `createdText` is its own words then. */
  createdAt: Date | null;
  createdText: string;
  /** The provider's HTML: never insert it but through `RichText`. */
  html: string;
  /** What the author typed, plain: for editing. */
  plainText: string;
  imageUrl: string | null;
  likeCount: number;
  /** null when the provider does not say. */
  isLiked: boolean | null;
  /** 0 for a reply: replies have none. */
  replyCount: number;
  /** When the provider was asked, in milliseconds since 1970: a like younger than this outdates `isLiked`. */
  readAt: number;
};

/** A number, or the replies themselves: hosts differ. */
const replyCount = reading((value) => (Array.isArray(value) ? value.length : count.parse(value)));

/** A comment or a reply as the provider writes it; `toComment` makes one of ours of it. */
export const wireComment = object({
  id: id<CommentId>(),
  publisher: objectOrNull(personSummary),
  time: epochSeconds,
  time_text: timeText,
  text,
  Orginaltext: plainText,
  Originaltext: plainText,
  c_file: mediaUrl,
  comment_likes: count,
  is_comment_liked: flagOrUnknown,
  reaction: objectOrNull(object({ is_reacted: flag, count })),
  replies: replyCount,
  replies_count: count,
});

/** Which of the two it is depends on the call that brought it, not on the wire. */
export function toComment(wire: Decoded<typeof wireComment>, kind: CommentReference['kind'], readAt: number): Comment {
  return {
    kind,
    id: wire.id,
    author: wire.publisher,
    createdAt: wire.time,
    createdText: wire.time_text,
    html: wire.text,
    plainText: wire.Orginaltext || wire.Originaltext || toPlainText(wire.text),
    imageUrl: wire.c_file,
    // Where reactions are on, they take the place of likes.
    likeCount: wire.reaction?.count || wire.comment_likes,
    isLiked: wire.reaction?.is_reacted || wire.is_comment_liked,
    replyCount: kind === 'reply' ? 0 : wire.replies || wire.replies_count,
    readAt,
  };
}
