import { encodePlainText, toHtml } from '../../lib/rich-text';
import { epoch, text } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { FullComment } from './comments.service';

/** Presents a comment or a reply, with the recorded misspellings (`onwer`, `Orginaltext`). */
export function presentComment(
  { comment, author, reactions, replies, postAuthorId, mentioned }: FullComment,
  viewerId: number,
  wire: WireContext,
) {
  const reaction = presentReactions(reactions.counts, reactions.mine);
  return {
    id: text(comment.id),
    user_id: text(comment.authorId),
    page_id: '0',
    post_id: text(comment.postId),
    comment_id: text(comment.parentId ?? 0),
    text: toHtml(comment.text, mentioned),
    Orginaltext: encodePlainText(comment.text),
    c_file: wire.mediaUrl(comment.imagePath),
    record: '',
    time: epoch(comment.createdAt),
    publisher: presentUser(author, wire),
    url: wire.siteUrl(`/post/${comment.postId}`),
    fullurl: wire.siteUrl(`/post/${comment.postId}#comment-${comment.id}`),
    onwer: comment.authorId === viewerId,
    post_onwer: postAuthorId === viewerId,
    comment_likes: text(reaction.count),
    comment_wonders: '0',
    is_comment_liked: reaction.is_reacted,
    is_comment_wondered: false,
    reaction,
    replies: text(replies),
    replies_count: text(replies),
  };
}
