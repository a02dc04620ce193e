import type { DraftFile } from '@social/data/drafts/draft-files';
import { Button, styled } from '@social/ui';
import { toSentShares } from './chosen-files';

const MEGABYTE = 1024 * 1024;

/** Shows how much of the new album has been sent. All files go in one request, one after the other. */
export function PublishProgress({ files, sentBytes, onStop }: { files: readonly DraftFile[]; sentBytes: number; onStop: () => void }) {
  const totalBytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const isAllSent = sentBytes >= totalBytes;
  const sentCount = toSentShares(files, sentBytes)?.filter((share) => share === 1).length ?? 0;
  return (
    <Frame>
      <Text>
        <span role="status">{isAllSent ? 'All files are sent. The server is making the album…' : 'Sending your album…'}</span>
        {!isAllSent && (
          <Figures>
            {sentCount} of {files.length} files, {formatMegabytes(sentBytes)} of {formatMegabytes(totalBytes)} MB
          </Figures>
        )}
        {/* Without a value the bar is indeterminate. */}
        <progress aria-label="Sending the album" max={totalBytes} {...(!isAllSent && { value: sentBytes })} />
      </Text>
      <Button onClick={onStop}>Cancel</Button>
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
