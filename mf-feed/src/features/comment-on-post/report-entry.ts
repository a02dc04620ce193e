import { reportComment } from '@social/api/comments/report-comment';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { offerUndo } from '@social/ui';
import type { Entry } from './entry';

/** Reports an entry after its Undo has expired, because the provider cannot take a report back. Rejects only on a bug. */
export function reportEntry({ id, kind }: Entry): Promise<void> {
  return offerUndo({
    message: `Thank you. The ${kind} is reported to those who run the site.`,
    undo: () => undefined,
    commit: () => reportComment(apiClient, id),
    refusedMessage: refusalMessage((error) => `The ${kind} could not be reported. Nothing was sent. ${failureMessage(error)}`),
  });
}
