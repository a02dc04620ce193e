import ReportIcon from '@mui/icons-material/OutlinedFlag';
import { ApiError, type PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { reportPost as requestReport } from '@social/api/posts/report-post';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { OptionItem } from '../../lib/option-item';

export type ReportPostItemProps = {
  postId: PostId;
  onSelect: () => void;
  /** Opens the dialog of reasons; null where the host takes none. */
  onChooseReason: (() => void) | null;
};

/** Reports a post, with a reason where the host takes one. */
export function ReportPostItem({ postId, onSelect, onChooseReason }: ReportPostItemProps) {
  return (
    <OptionItem icon={<ReportIcon fontSize="small" />} onClick={onChooseReason ?? (() => (onSelect(), void reportPost(postId)))}>
      {t('Report post')}
    </OptionItem>
  );
}

/** Reports a post, with Undo: the provider's call is a toggle. Rejects only on a bug. */
async function reportPost(postId: PostId): Promise<void> {
  try {
    const isReported = await requestReport(apiClient, postId);
    const end = await notify(
      isReported
        ? { severity: 'success', message: t('Thank you. The post was reported to those who run the site.'), action: t('Undo') }
        : { severity: 'info', message: t('You had reported this post before. Your report is taken back.'), action: t('Report again') },
    );
    if (end === 'action') await reportPost(postId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return;
    await notify({
      severity: 'error',
      message: t('The post could not be reported. Nothing was sent. {failureMessage}', { failureMessage: failureMessage(error) }),
    });
  }
}
