export type NotificationType =
  | 'following'
  | 'follow_request'
  | 'accepted_request'
  | 'liked_post'
  | 'reaction'
  | 'comment'
  | 'comment_reply'
  | 'liked_comment'
  | 'shared_your_post'
  | 'comment_mention'
  | 'post_mention'
  | 'liked_page'
  | 'going_event'
  | 'invited_event'
  | 'changed_event'
  | 'cancelled_event'
  | 'event_reminder'
  | 'page_admin'
  | 'invited_page'
  | 'blog_comment'
  | 'blog_comment_reply'
  | 'added_you_to_group';

/** The kinds of notifications that members can turn on and off. */
export const notificationKinds = ['likes', 'comments', 'mentions', 'shares', 'follows', 'events', 'pages', 'groups'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const kindOfType: Record<NotificationType, NotificationKind> = {
  following: 'follows',
  follow_request: 'follows',
  accepted_request: 'follows',
  liked_post: 'likes',
  reaction: 'likes',
  liked_comment: 'likes',
  comment: 'comments',
  comment_reply: 'comments',
  blog_comment: 'comments',
  blog_comment_reply: 'comments',
  shared_your_post: 'shares',
  comment_mention: 'mentions',
  post_mention: 'mentions',
  liked_page: 'pages',
  page_admin: 'pages',
  invited_page: 'pages',
  going_event: 'events',
  invited_event: 'events',
  changed_event: 'events',
  cancelled_event: 'events',
  event_reminder: 'events',
  added_you_to_group: 'groups',
};
