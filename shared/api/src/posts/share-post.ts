import type { ApiClient, GroupId, PageId, PersonId, PostId } from '@social/api';
import { object } from '@social/api/wire';

/** Where a post is shared to; the timeline is the signed-in person's own. */
export type ShareTarget = { kind: 'timeline'; userId: PersonId } | { kind: 'page'; pageId: PageId } | { kind: 'group'; groupId: GroupId };

const reply = object({}); // api_status was checked by the client

/**
 * Shares a post as a new post of its own, with words of one's own (may be empty). Not to be repeated blindly after `network` or
 * `timeout`: it would be there twice.
 * @throws {ApiError} `refused` when the post is gone or one may not post there, and every kind of a call.
 */
export async function sharePost(client: ApiClient, postId: PostId, target: ShareTarget, text: string): Promise<void> {
  await client.call('posts', { form: { type: `share_post_on_${target.kind}`, id: postId, ...placeOf(target), text }, reply });
}

function placeOf(target: ShareTarget) {
  switch (target.kind) {
    case 'timeline':
      return { user_id: target.userId };
    case 'page':
      return { page_id: target.pageId };
    case 'group':
      return { group_id: target.groupId };
  }
}
