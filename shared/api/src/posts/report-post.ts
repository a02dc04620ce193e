import type { ApiClient, PostId } from '@social/api';
import { callPostAction, type ReportReason } from './post-action';

/**
 * Reports a post to the site's operators, or withdraws that: the provider's call toggles. Resolves to whether it is reported now.
 * Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` when the post is deleted, and every kind of a call.
 */
export async function reportPost(client: ApiClient, postId: PostId): Promise<boolean> {
  return (await callPostAction(client, postId, { action: 'report' })) ?? true;
}

/**
 * Reports a post with a reason, which our provider stores and other hosts drop. Repeating it replaces the reason there.
 * @throws {ApiError} `refused` when the post is deleted, and every kind of a call.
 */
export async function reportPostFor(client: ApiClient, postId: PostId, report: { reason: ReportReason; text: string }): Promise<void> {
  await callPostAction(client, postId, { action: 'report', ...report });
}
