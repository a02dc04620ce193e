import type { OutboxFile, OutboxItem } from '@social/data';
import { t } from '@social/texts';
import { Button, Card, IconButton, CloseIcon, styled, Typography } from '@social/ui';
import { shortFileName } from '../../lib/file-name';
import { listDraftExtras } from '../../lib/post-kinds/list-draft-extras';
import { describeFailedFiles } from './describe-failed-files';
import type { PostFields } from './draft';
import { OutgoingFilesSlot } from './outgoing-files-slot';

export type OutgoingCardProps = {
  post: OutboxItem<PostFields>;
  /** Stops the post, or one of its files that are sent by themselves. */
  onStop: (fileId?: string) => void;
  /** Sends the post again with all its files that failed, or with that one. */
  onRetry: (fileId?: string) => void;
  onEdit: () => void;
  onDiscard: () => void;
};

/** Shows a post that is not published yet: with its progress, waiting for a connection, or failed with the reason and its actions. */
export function OutgoingCard({ post: { payload, files, status }, onStop, onRetry, onEdit, onDiscard }: OutgoingCardProps) {
  const isSending = status.kind === 'sending';
  const reason = status.kind === 'failed' ? status.reason : null;
  const summary = toSummary(payload, files);
  const hasOwnFiles = files.some((file) => file.status !== undefined);
  const failedCount = files.filter((file) => file.status?.kind === 'failed' && !file.status.isFinal).length;
  // A single file that failed has its own button.
  const canRetry = status.kind === 'failed' && !status.isFinal && failedCount === 0;
  const isWaiting = !isSending && reason === null;
  const message = isWaiting
    ? t('It is posted by itself when the connection is back.')
    : (reason ?? (failedCount > 1 ? describeFailedFiles(failedCount) : null));
  return (
    <Frame component="section" aria-label={reason === null ? t('Unsent post') : t('Post not sent')}>
      <Head>
        <Typography component="h2" variant="h3" color={reason === null ? 'textPrimary' : 'error'}>
          {isSending ? t('Posting…') : reason === null ? t('Waiting to be posted') : t('Not sent')}
        </Typography>
        {isSending ? (
          <Button size="small" onClick={() => onStop()}>
            {t('Cancel')}
          </Button>
        ) : (
          <IconButton size="small" aria-label={t('Throw away')} onClick={onDiscard}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Head>
      {(payload.text || !hasOwnFiles) && <Excerpt dir="auto">{payload.text || summary}</Excerpt>}
      {hasOwnFiles && <OutgoingFilesSlot files={files} isSending={isSending} onStop={onStop} onRetry={onRetry} />}
      {isSending && !hasOwnFiles && <Progress files={files} sentBytes={status.sentBytes} />}
      {!isSending && payload.text && files.length > 0 && !hasOwnFiles && <Names dir="auto">{summary}</Names>}
      {message && (
        <Typography role={isWaiting ? 'status' : 'alert'} variant="body2" color="textSecondary">
          {message}
        </Typography>
      )}
      {/* Buttons keep their place and their element when sending ends: one that is replaced while it is pressed does nothing. */}
      {(!isSending || failedCount > 1) && (
        <Row>
          {canRetry && (
            <Button size="small" variant="contained" onClick={() => onRetry()}>
              {t('Retry')}
            </Button>
          )}
          {failedCount > 1 && (
            <Button size="small" variant="contained" onClick={() => onRetry()}>
              {t('Retry all failed')}
            </Button>
          )}
          {!isSending && (
            <Button size="small" onClick={onEdit}>
              {t('Edit')}
            </Button>
          )}
        </Row>
      )}
    </Frame>
  );
}

/** The files go with the post, one after the other, in their order. */
function Progress({ files, sentBytes }: { files: readonly OutboxFile[]; sentBytes: number }) {
  let before = 0;
  return files.map(({ id, name, sizeBytes }) => {
    const sent = Math.min(Math.max(sentBytes - before, 0), sizeBytes);
    before += sizeBytes;
    return (
      <File key={id}>
        <span dir="auto">{shortFileName(name)}</span>
        <progress aria-label={name} max={sizeBytes} value={sent} />
      </File>
    );
  });
}

function toSummary(fields: PostFields, files: readonly OutboxFile[]): string {
  const fileNames = files.map(({ name }) => shortFileName(name));
  const extras = listDraftExtras({ ...fields, attachments: files }).map(({ summary }) => summary);
  const summaries = fileNames.length > 0 ? [fileNames.join(', ')] : extras;
  return summaries.find((summary) => summary !== null) ?? '';
}

const Frame = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
}));

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });

const Row = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

const Excerpt = styled('p')({
  margin: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

const Names = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

const File = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 40%',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  '& progress': { width: '100%', accentColor: theme.vars.palette.primary.main },
}));
