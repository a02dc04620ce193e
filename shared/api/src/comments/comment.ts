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

/** Identifies a comment or a reply, for which the provider has separate calls. */
export type CommentReference = { kind: 'comment' | 'reply'; id: CommentId };

/** A comment on a post, or a reply to one. */
export type Comment = CommentReference & {
  /** null where the provider no longer knows the author. */
  author: PersonSummary | null;
  /** null when the provider's time cannot be read, which is in `createdText` then. */
  createdAt: Date | null;
  createdText: string;
  /** The provider's HTML: render it only with `RichText`. */
  html: string;
  /** The author's text without markup, for editing. */
  plainText: string;
  imageUrl: string | null;
  likeCount: number;
  /** null when the provider does not say. */
  isLiked: boolean | null;
  /** 0 for a reply: replies have none. */
  replyCount: number;
  /** The time of the request, in milliseconds since 1970: a more recent like overrides `isLiked`. */
  readAt: number;
};

/** Hosts send a number or the replies themselves. */
const replyCount = reading((value) => (Array.isArray(value) ? value.length : count.parse(value)));

/** A comment or a reply on the wire; `toComment` maps it. */
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

/** Maps a wire comment. Its kind depends on the call, as the wire has none. */
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
    // Where reactions are enabled, they replace likes.
    likeCount: wire.reaction?.count || wire.comment_likes,
    isLiked: wire.reaction?.is_reacted || wire.is_comment_liked,
    replyCount: kind === 'reply' ? 0 : wire.replies || wire.replies_count,
    readAt,
  };
}
