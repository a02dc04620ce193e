import { setCommentLiked } from '@social/api/comments/set-comment-liked';
import { apiClient, createPageOverlay } from '@social/session';
import { referenceOf, type EntryKey } from './entry';

/** Likes of comments and replies as this person wishes them. */
export const entryLikes = createPageOverlay<EntryKey>((key, isOn) => setCommentLiked(apiClient, referenceOf(key), isOn));
