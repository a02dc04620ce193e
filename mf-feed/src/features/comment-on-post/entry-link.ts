import { parseId, type CommentId, type PostId } from '@social/api';
import { useLocation } from '@social/ui/router';
import { useState } from 'react';
import { postUrl } from '../../lib/post-url';
import type { Entry } from './entry';

const COMMENT = 'comment';
const REPLY = 'reply';

/** What a link leads to: a comment, or a reply below one. */
export type SoughtEntry = { commentId: CommentId; replyId: CommentId | null };

/** The address of a comment; of a reply, with the comment that it stands under. */
export function entryUrl(postId: PostId, { id, kind }: Entry, commentId: CommentId): string {
  const url = new URL(postUrl(postId));
  url.searchParams.set(COMMENT, commentId);
  if (kind === 'reply') url.searchParams.set(REPLY, id);
  return url.href;
}

/** What the page's address asks for in this post when its comments open; null for nothing. */
export function useSoughtEntry(postId: PostId): SoughtEntry | null {
  const { pathname, search } = useLocation();
  // Another post's comments may open on the same page.
  const [sought] = useState(() => (pathname === `/post/${postId}` ? soughtIn(new URLSearchParams(search)) : null));
  return sought;
}

function soughtIn(parameters: URLSearchParams): SoughtEntry | null {
  const commentId = parseId<CommentId>(parameters.get(COMMENT) ?? '');
  return commentId && { commentId, replyId: parseId<CommentId>(parameters.get(REPLY) ?? '') };
}
