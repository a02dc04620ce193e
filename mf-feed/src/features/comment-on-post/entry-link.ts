import { parseId, type CommentId, type PostId } from '@social/api';
import { useLocation } from '@social/ui/router';
import { useState } from 'react';
import { postUrl } from '../../lib/post-url';
import type { Entry } from './entry';

const COMMENT = 'comment';
const REPLY = 'reply';

/** The comment or reply that a link points to. */
export type LinkedEntry = { commentId: CommentId; replyId: CommentId | null };

/** Returns the address of a comment or reply. `commentId` is the reply's parent. */
export function entryUrl(postId: PostId, { id, kind }: Entry, commentId: CommentId): string {
  const url = new URL(postUrl(postId));
  url.searchParams.set(COMMENT, commentId);
  if (kind === 'reply') url.searchParams.set(REPLY, id);
  return url.href;
}

/** Reads the linked entry of this post from the address when its comments open; null for none. */
export function useLinkedEntry(postId: PostId): LinkedEntry | null {
  const { pathname, search } = useLocation();
  // The comments of another post can open on the same page.
  const [linked] = useState(() => (pathname === `/post/${postId}` ? parseLinkedEntry(new URLSearchParams(search)) : null));
  return linked;
}

function parseLinkedEntry(parameters: URLSearchParams): LinkedEntry | null {
  const commentId = parseId<CommentId>(parameters.get(COMMENT) ?? '');
  return commentId && { commentId, replyId: parseId<CommentId>(parameters.get(REPLY) ?? '') };
}
