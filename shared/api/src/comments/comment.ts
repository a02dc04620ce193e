import type { CommentId, PostId } from '@social/api';
import {
  count,
  epochSeconds,
  flag,
  flagOrUnknown,
  id,
  idOrNull,
  mapped,
  mediaUrl,
  object,
  objectOrNull,
  plainText,
  reading,
  text,
  timeText,
  toPlainText,
} from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

/** A comment on a post, or a reply to one: the provider numbers both together. */
export type Comment = {
  id: CommentId;
  postId: PostId | null;
  /** null where the provider no longer knows who wrote it. */
  publisher: PersonSummary | null;
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
  replyCount: number;
  /** The signed-in person wrote it. */
  isMine: boolean;
};

/** A number, or the replies themselves: hosts differ. */
const replyCount = reading((value) => (Array.isArray(value) ? value.length : count.parse(value)));

export const comment = mapped(
  object({
    id: id<CommentId>(),
    post_id: idOrNull<PostId>(),
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
    onwer: flag,
    owner: flag,
  }),
  (wire): Comment => ({
    id: wire.id,
    postId: wire.post_id,
    publisher: wire.publisher,
    createdAt: wire.time,
    createdText: wire.time_text,
    html: wire.text,
    plainText: wire.Orginaltext || wire.Originaltext || toPlainText(wire.text),
    imageUrl: wire.c_file,
    // Where reactions are on, they take the place of likes.
    likeCount: wire.reaction?.count || wire.comment_likes,
    isLiked: wire.reaction?.is_reacted || wire.is_comment_liked,
    replyCount: wire.replies || wire.replies_count,
    isMine: wire.onwer || wire.owner,
  }),
);
