import { createPost } from '@social/api/posts/create-post';
import { fetchTimelinePosts } from '@social/api/posts/fetch-timeline-posts';
import type { Post } from '@social/api/posts/post';
import { createPageOutbox, type Outbox, type OutboxItem } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';
import { toNewPost, type PostFields } from './draft';
import { loadFileDelivery } from './load-file-delivery';
import { storedFields } from './stored-post';

/** The provider may not show a published post in its answer: null. */
export type PostOutbox = Outbox<PostFields, Post | null>;

/** Returns a member's outbox of posts. Posts are sent in their order; one with files is sent by itself and holds up no other. */
export const getPostOutbox = createPageOutbox<PostFields, Post | null>({
  name: 'posts',
  scope: memberScope,
  client: apiClient,
  payload: storedFields,
  toLane: ({ id, files }) => (files.length > 0 ? id : 'text'),
  // Without an idempotency key a post is not told from another with the same text.
  recovery: { kind: 'ask', noun: t('post'), find: findOwnPost },
  loadDelivery: loadFileDelivery,
  send({ payload, files: named }, { files, memberId, ...options }) {
    const attachments = named.map((one, at) => ({ ...one, file: files[at] }));
    return createPost(apiClient, { ...toNewPost(payload, attachments), userId: memberId }, options);
  },
});

/** Maximum difference between the page's and a host's clock, when a stored post is searched among the newest ones. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;
const MAX_SEARCHED = 5;

/** Looks for a post of text that was stored although its reply was lost. */
async function findOwnPost({ payload, files, createdAt }: OutboxItem<PostFields>): Promise<Post | null> {
  const memberId = memberScope.getMemberId();
  const text = payload.text.trim();
  if (memberId === null || files.length > 0 || text === '') return null;
  const latest = await fetchTimelinePosts(apiClient, { of: 'person', id: memberId }, { limit: MAX_SEARCHED });
  const earliestMs = createdAt.getTime() - MAX_CLOCK_SKEW_MS;
  return latest.find((post) => post.plainText.trim() === text && (post.createdAt?.getTime() ?? 0) >= earliestMs) ?? null;
}
