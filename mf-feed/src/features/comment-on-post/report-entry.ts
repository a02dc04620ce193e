import { reportComment } from '@social/api/comments/report-comment';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { Entry } from './entry';

const reportTexts = {
  comment: {
    reported: t('Thank you. The comment is reported to those who run the site.'),
    notReported: t('The comment could not be reported. Nothing was sent.'),
  },
  reply: {
    reported: t('Thank you. The reply is reported to those who run the site.'),
    notReported: t('The reply could not be reported. Nothing was sent.'),
  },
};

/** Reports an entry after its Undo has expired, because the provider cannot take a report back. Rejects only on a bug. */
export function reportEntry({ id, kind }: Entry): Promise<void> {
  const texts = reportTexts[kind];
  return offerUndo({
    message: texts.reported,
    undo: () => undefined,
    commit: () => reportComment(apiClient, id),
    refusedMessage: refusalMessage((error) => `${texts.notReported} ${failureMessage(error)}`),
  });
}
