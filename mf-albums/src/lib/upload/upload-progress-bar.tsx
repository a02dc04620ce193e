import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { Button, styled } from '@social/ui';
import { toSentShares } from './chosen-files';

const MEGABYTE = 1024 * 1024;

export type UploadProgressBarProps = {
  files: readonly DraftFile[];
  sentBytes: number;
  texts: {
    sending: string;
    /** All files are sent, and the server has not answered yet. */
    waiting: string;
    /** Names the bar. */
    label: string;
  };
  onStop: () => void;
};

/** Shows how much has been sent. All files go in one request, one after the other. */
export function UploadProgressBar({ files, sentBytes, texts, onStop }: UploadProgressBarProps) {
  const totalBytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const isAllSent = sentBytes >= totalBytes;
  const sentCount = toSentShares(files, sentBytes)?.filter((share) => share === 1).length ?? 0;
  return (
    <Frame>
      <Text>
        <span role="status">{isAllSent ? texts.waiting : texts.sending}</span>
        {!isAllSent && (
          <Figures>
            {t('{sentCount} of {total} files, {sent} of {size} MB', {
              sentCount,
              total: files.length,
              sent: formatMegabytes(sentBytes),
              size: formatMegabytes(totalBytes),
            })}
          </Figures>
        )}
        {/* Without a value the bar is indeterminate. */}
        <progress aria-label={texts.label} max={totalBytes} {...(!isAllSent && { value: sentBytes })} />
      </Text>
      <Button onClick={onStop}>{t('Cancel')}</Button>
    </Frame>
  );
}

function formatMegabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1);
}

const Frame = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(2), width: '100%' }));

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minWidth: 0,
  '& > progress': { display: 'block', width: '100%', accentColor: theme.vars.palette.primary.main },
}));

const Figures = styled('span')(({ theme }) => ({
  float: 'inline-end',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
