import type { PostId } from '@social/api';
import { deleteComment } from '@social/api/comments/delete-comment';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { createHiddenIds, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';
import { removeComment } from '@social/ui/comments/remove-comment';
import { countComment } from '../../lib/post-changes';
import { toEntryKey, toRowId, type Entry, type EntryKey } from './entry';

/** Comments and replies that the member deleted, including those whose Undo is still offered. */
export const hiddenEntries = getPageStore('deleted comments', () => createHiddenIds<EntryKey>(memberScope));

const deletionTexts = {
  comment: { deleted: t('Your comment was deleted'), notDeleted: t('Your comment could not be deleted. It is still there.') },
  reply: { deleted: t('Your reply was deleted'), notDeleted: t('Your reply could not be deleted. It is still there.') },
};

/** Removes the member's own entry at once, with Undo. Rejects only on a bug. */
export function removeEntry(entry: Entry, postId: PostId): Promise<void> {
  const texts = deletionTexts[entry.kind];

  function count(by: 1 | -1): void {
    if (entry.kind === 'comment') countComment(postId, by);
  }

  return removeComment({
    rowId: toRowId(entry),
    hide: () => (hiddenEntries.hide(toEntryKey(entry)), count(-1)),
    restore: () => (hiddenEntries.restore(toEntryKey(entry)), count(1)),
    message: texts.deleted,
    commit: () => deleteComment(apiClient, entry),
    refusedMessage: refusalMessage((error) => `${texts.notDeleted} ${failureMessage(error)}`),
  });
}
