import type { ApiClient, CreateOptions, GroupId, PageId, PersonId, PostId } from '@social/api';
import { object } from '@social/api/wire';

/** The timeline is the signed-in person's own. */
export type ShareTarget = { kind: 'timeline'; userId: PersonId } | { kind: 'page'; pageId: PageId } | { kind: 'group'; groupId: GroupId };

const reply = object({}); // api_status was checked by the client

/**
 * Shares a post as a new post with a text, which may be empty. Do not repeat after `network` or
 * `timeout` without its idempotency key: it would be shared twice.
 * @throws {ApiError} `refused` when the post is deleted or the member may not post there, and every kind of a call.
 */
export async function sharePost(
  client: ApiClient,
  postId: PostId,
  target: ShareTarget,
  text: string,
  { idempotencyKey }: CreateOptions = {},
): Promise<void> {
  const form = { type: `share_post_on_${target.kind}`, id: postId, ...toTargetFields(target), text };
  await client.call('posts', { form, reply, idempotencyKey });
}

function toTargetFields(target: ShareTarget) {
  switch (target.kind) {
    case 'timeline':
      return { user_id: target.userId };
    case 'page':
      return { page_id: target.pageId };
    case 'group':
      return { group_id: target.groupId };
  }
}
