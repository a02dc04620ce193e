import { defineRefusal } from '../../lib/refusal';

export const CommentNotFoundError = defineRefusal('PRV_COMMENT_NOT_FOUND', 6, 'Comment not found');
export const NotYourCommentError = defineRefusal('PRV_NOT_YOUR_COMMENT', 7, 'You are not the author of this comment');
export const CommentsClosedError = defineRefusal('PRV_COMMENTS_CLOSED', 8, 'Comments are turned off for this post');
export const EmptyCommentError = defineRefusal('PRV_EMPTY_COMMENT', 9, 'Please write something or add a picture');
