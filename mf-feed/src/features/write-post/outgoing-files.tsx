import type { FileStatus, OutboxFile } from '@social/data';
import { t } from '@social/texts';
import { Button, CheckIcon, styled } from '@social/ui';
import { shortFileName } from '../../lib/file-name';

export type OutgoingFilesProps = {
  files: readonly OutboxFile[];
  /** Their post is being sent: a file that waits can be stopped. */
  isSending: boolean;
  onStop: (fileId: string) => void;
  onRetry: (fileId: string) => void;
};

/** Shows how far each file of a post is that is sent by itself, with its Cancel, or its reason and Retry. */
export function OutgoingFiles({ files, isSending, onStop, onRetry }: OutgoingFilesProps) {
  return (
    <List aria-label={t('Files of the post')}>
      {files.map(({ status = { kind: 'waiting' }, ...file }) => (
        <Row key={file.id}>
          <span dir="auto">{shortFileName(file.name)}</span>
          <State file={file} status={status} />
          <Action
            name={file.name}
            canStop={isSending && (status.kind === 'waiting' || status.kind === 'uploading')}
            canRetry={status.kind === 'failed' && !status.isFinal}
            onStop={() => onStop(file.id)}
            onRetry={() => onRetry(file.id)}
          />
        </Row>
      ))}
    </List>
  );
}

function State({ file: { name, sizeBytes }, status }: { file: OutboxFile; status: FileStatus }) {
  switch (status.kind) {
    case 'arrived':
      return (
        <Arrived>
          <CheckIcon fontSize="inherit" /> {t('Uploaded')}
        </Arrived>
      );
    case 'failed':
      return <Reason role="alert">{status.reason}</Reason>;
    default: {
      // Sent bytes are those of the whole form.
      const sentBytes = status.kind === 'uploading' ? Math.min(status.sentBytes, sizeBytes) : 0;
      return <progress aria-label={name} max={sizeBytes} value={sentBytes} />;
    }
  }
}

type ActionProps = { name: string; canStop: boolean; canRetry: boolean; onStop: () => void; onRetry: () => void };

/** Stops a file or sends it again. It is one button for both, so that it keeps the focus when a file is stopped or sent again. */
function Action({ name, canStop, canRetry, onStop, onRetry }: ActionProps) {
  if (!canStop && !canRetry) return null;
  return (
    <Button
      size="small"
      aria-label={canStop ? t('Cancel {name}', { name }) : t('Retry {name}', { name })}
      onClick={canStop ? onStop : onRetry}
    >
      {canStop ? t('Cancel') : t('Retry')}
    </Button>
  );
}

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' }));

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  // The state stands below the name: on a phone a reason would not fit next to it.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  minHeight: 44,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  '& > button': { gridColumn: 2, gridRow: '1 / span 2' },
  '& progress': { width: '100%', accentColor: theme.vars.palette.primary.main },
}));

const Arrived = styled('span')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) }));

const Reason = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }));
