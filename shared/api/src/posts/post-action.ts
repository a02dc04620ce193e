import type { ApiClient, PostId } from '@social/api';
import { toggleReply } from '../toggle-reply';

/** The reason why a post is reported. */
export type ReportReason = 'spam' | 'harassment' | 'false_information' | 'nudity' | 'other';

type PostAction = {
  action: 'like' | 'dislike' | 'wonder' | 'reaction' | 'save' | 'report' | 'delete' | 'edit' | 'disable_comments';
  reaction?: number;
  reason?: ReportReason;
  text?: string;
  privacy?: number;
};

/** Runs an action on a post. Resolves to the new state, or to null if the provider does not say. Toggles must not be repeated blindly. */
export function callPostAction(client: ApiClient, postId: PostId, action: PostAction): Promise<boolean | null> {
  return client.call('post-actions', { form: { post_id: postId, ...action }, reply: toggleReply });
}
