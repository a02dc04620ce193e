import { toHtml } from '../../lib/rich-text';
import { epoch, text } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { FullComment } from './comments.service';

/** A comment or a reply, with the recorded provider's misspellings (`onwer`, `Orginaltext`). */
export function presentComment(
  { comment, author, reactions, replies, postAuthorId, mentioned }: FullComment,
  viewerId: number,
  wire: WireContext,
) {
  const likes = [...reactions.counts.values()].reduce((sum, members) => sum + members, 0);
  return {
    id: text(comment.id),
    user_id: text(comment.authorId),
    page_id: '0',
    post_id: text(comment.postId),
    comment_id: text(comment.parentId ?? 0),
    text: toHtml(comment.text, (username) => mentioned.has(username)),
    Orginaltext: comment.text,
    c_file: wire.mediaUrl(comment.imagePath),
    record: '',
    time: epoch(comment.createdAt),
    publisher: presentUser(author, wire),
    url: wire.siteUrl(`/post/${comment.postId}`),
    fullurl: wire.siteUrl(`/post/${comment.postId}#comment-${comment.id}`),
    onwer: comment.authorId === viewerId,
    post_onwer: postAuthorId === viewerId,
    comment_likes: text(likes),
    comment_wonders: '0',
    is_comment_liked: reactions.mine !== null,
    is_comment_wondered: false,
    reaction: presentReactions(reactions.counts, reactions.mine),
    replies: text(replies),
    replies_count: text(replies),
  };
}
