import { reportComment } from '@social/api/comments/report-comment';
import { failureWords } from '@social/api/failure-words';
import { refusalWords } from '@social/api/refusal-words';
import { apiClient } from '@social/session';
import { offerUndo } from '@social/ui';
import type { Entry } from './entry';

/** Reports once the chance to take it back is over: the provider's call has no way back. Rejects only on a bug. */
export function reportEntry({ id, kind }: Entry): Promise<void> {
  return offerUndo({
    said: `Thank you. The ${kind} is reported to those who run the site.`,
    undo: () => undefined,
    carryOut: () => reportComment(apiClient, id),
    refusedWords: refusalWords((error) => `The ${kind} could not be reported. Nothing was sent. ${failureWords(error)}`),
  });
}
