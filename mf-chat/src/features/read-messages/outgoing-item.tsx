import { t } from '@social/texts';
import { Button, FileIcon, styled, Typography } from '@social/ui';
import { formatClockTime, type TimeFormat } from '../../lib/chat-times';
import type { Outgoing } from '../../lib/outgoing-message';
import { DeliveryTick } from './delivery-tick';
import { GifPicture } from './gif-picture';
import { LinkedText } from './linked-text';
import { OutgoingPicture } from './outgoing-picture';
import { getFileName } from '../../lib/message-file-name';

export type OutgoingActions = {
  retry: (id: string) => void;
  remove: (id: string) => void;
  copy: (text: string) => void;
  getFile: (outgoing: Outgoing) => Promise<Blob | null>;
};

export type OutgoingItemProps = { outgoing: Outgoing; format: TimeFormat; actions: OutgoingActions };

/** Shows a message that is not sent yet, with its progress or failure. */
export function OutgoingItem({ outgoing, format, actions }: OutgoingItemProps) {
  const { status, createdAt } = outgoing;
  const { text, gifUrl } = outgoing.payload;
  const [file] = outgoing.files;
  return (
    <li className="line" data-side="right" data-ends>
      <div>
        <div className="bubble-row">
          <div className="bubble" data-dim>
            <span className="visually-hidden">{t('You:')} </span>
            {gifUrl !== null && <GifPicture url={gifUrl} alt="GIF" />}
            {file?.type.startsWith('image/') && <OutgoingPicture outgoing={outgoing} getFile={actions.getFile} />}
            {file && !file.type.startsWith('image/') && (
              <FileLine>
                <FileIcon fontSize="small" />
                <span dir="auto">{getFileName({ fileName: file.name, mediaUrl: null })}</span>
              </FileLine>
            )}
            {text !== '' && <LinkedText text={text} />}
            {file && status.kind === 'sending' && (
              <Progress max={Math.max(1, file.sizeBytes)} value={status.sentBytes} aria-label={t('Sent so far')} />
            )}
            <div className="meta">
              <time dateTime={createdAt.toISOString()}>{formatClockTime(createdAt, format)}</time>
              {status.kind !== 'failed' && <DeliveryTick delivery="waiting" />}
            </div>
          </div>
        </div>
        <SendStatus outgoing={outgoing} actions={actions} />
      </div>
    </li>
  );
}

function SendStatus({ outgoing: { id, payload, files, status }, actions }: Omit<OutgoingItemProps, 'format'>) {
  switch (status.kind) {
    case 'sending':
      return files.length > 0 ? (
        <Line>
          <Button size="small" color="inherit" onClick={() => actions.remove(id)}>
            {t('Cancel')}
          </Button>
        </Line>
      ) : null;
    case 'waiting':
      return null;
    case 'retrying':
    case 'failed':
      return (
        <Line role={status.kind === 'failed' ? 'alert' : 'group'} aria-label={t('Not sent')}>
          <Typography variant="caption" color="error">
            {t('Not sent. {reason}', { reason: status.reason })}
            {status.kind === 'retrying' && ` ${t('It is tried again by itself.')}`}
          </Typography>
          {(status.kind === 'retrying' || !status.isFinal) && (
            <Button size="small" onClick={() => actions.retry(id)}>
              {t('Retry')}
            </Button>
          )}
          {payload.text !== '' && (
            <Button size="small" color="inherit" onClick={() => actions.copy(payload.text)}>
              {t('Copy')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => actions.remove(id)}>
            {t('Delete')}
          </Button>
        </Line>
      );
  }
}

const FileLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 600, overflowWrap: 'anywhere' });

const Progress = styled('progress')({ display: 'block', width: '100%', minWidth: 160, height: 6, accentColor: 'currentColor' });

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: theme.spacing(0.5),
}));
