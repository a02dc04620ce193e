import { createPost } from '@social/api/posts/create-post';
import type { Post } from '@social/api/posts/post';
import { createPageOutbox, type Outbox } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { toNewPost, type PostFields } from './draft';
import { earlierPosts, storedFields } from './stored-post';

/** The provider may not show a published post in its answer: null. */
export type PostOutbox = Outbox<PostFields, Post | null>;

/** Returns a member's outbox of posts. Posts are sent in their order; one with files is sent by itself and holds up no other. */
export const getPostOutbox = createPageOutbox<PostFields, Post | null>({
  name: 'posts',
  scope: memberScope,
  payload: storedFields,
  earlier: (memberId) => ({ key: `unsent_posts_${memberId}`, decoder: earlierPosts }),
  toLane: ({ id, files }) => (files.length > 0 ? id : 'text'),
  // The provider knows no idempotency key of a post, and a post is not told from another with the same text.
  recovery: { kind: 'ask', noun: 'post' },
  send: ({ payload }, { files, memberId, ...options }) =>
    createPost(apiClient, { ...toNewPost(payload, files), userId: memberId }, options),
});
