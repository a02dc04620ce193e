import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Audience } from '@social/api/posts/audience';
import { editPost } from '@social/api/posts/edit-post';
import type { Post } from '@social/api/posts/post';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { audienceLabels } from '../../lib/audience-labels';
import { postChanges } from '../../lib/post-changes';

/** Changes who can see one's own post, with Undo. Rejects only on a bug. */
export async function changeAudience(post: Pick<Post, 'id' | 'plainText' | 'audience'>, audience: Audience): Promise<void> {
  const { id, plainText, audience: before } = post;
  if (audience === before) return;
  try {
    // The provider's call changes text and audience together: the text goes along as it is.
    await editPost(apiClient, id, plainText, audience);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return;
    const end = await notify({
      severity: 'error',
      message: t('Who can see your post was not changed. {failureMessage}', { failureMessage: failureMessage(error) }),
      action: t('Retry'),
    });
    return end === 'action' ? changeAudience(post, audience) : undefined;
  }
  postChanges.add(id, (shown) => ({ ...shown, audience }));
  const message = t('Your post can now be seen by: {audience}.', { audience: audienceLabels[audience] });
  const end = await notify({ severity: 'success', message, ...(before && { action: t('Undo') }) });
  if (end === 'action' && before) await changeAudience({ id, plainText, audience }, before);
}
