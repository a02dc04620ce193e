import type { PageId } from '@social/api';
import { createPost } from '@social/api/posts/create-post';
import { noExtras } from '@social/api/posts/post-extras';
import type { Post } from '@social/api/posts/post';
import { id, object, text } from '@social/api/wire';
import { createPageOutbox } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';

export type NewPagePost = { pageId: PageId; text: string };

/** Returns a member's outbox of posts on pages; their files are pictures. Those of one page are sent in their order. */
export const getPagePostOutbox = createPageOutbox<NewPagePost, Post | null>({
  name: 'page_posts',
  scope: memberScope,
  client: apiClient,
  payload: object({ pageId: id<PageId>(), text }),
  toLane: ({ payload }) => payload.pageId,
  // Without an idempotency key a post is not told from another with the same text.
  recovery: { kind: 'ask', noun: t('post') },
  send: ({ payload }, { files, memberId, ...options }) =>
    createPost(
      apiClient,
      {
        ...payload,
        ...noExtras,
        userId: memberId,
        uploads: files.map((file) => ({ kind: 'photo', file })),
        audience: 'everyone',
        allowsComments: true,
      },
      options,
    ),
});
