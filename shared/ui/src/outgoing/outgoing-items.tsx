import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '@social/texts';

type OutgoingItem = {
  id: string;
  /** The words of the member, or the names of the files. */
  text: string;
  status: { kind: 'waiting' | 'sending' | 'retrying' } | { kind: 'failed'; reason: string; isFinal?: true };
};

export type OutgoingItemsProps = {
  items: readonly OutgoingItem[];
  onRetry: (id: string) => void;
  onDelete: (id: string) => void;
  /** Moves an item that cannot be sent as it is back to its form. */
  onEdit?: (id: string) => void;
};

/** Lists what waits for a connection to be posted, or failed when it was sent by itself. The form shows what is being sent. */
export function OutgoingItems({ items, onRetry, onDelete, onEdit }: OutgoingItemsProps) {
  return items.map(({ id, text, status }) => {
    if (status.kind === 'sending') return null;
    const reason = status.kind === 'failed' ? status.reason : null;
    return (
      <Line key={id} role="group" aria-label={reason === null ? t('Waiting to be posted') : t('Not posted')}>
        <Typography variant="body2" dir="auto">
          {text}
        </Typography>
        <Typography variant="caption" color={reason === null ? 'textSecondary' : 'error'}>
          {reason === null ? t('It is posted by itself when the connection is back.') : t('It was not posted. {reason}', { reason })}
        </Typography>
        <span>
          {status.kind === 'failed' && !status.isFinal && (
            <Button size="small" onClick={() => onRetry(id)}>
              {t('Retry')}
            </Button>
          )}
          {status.kind === 'failed' && status.isFinal && onEdit && (
            <Button size="small" onClick={() => onEdit(id)}>
              {t('Edit')}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => onDelete(id)}>
            {t('Delete')}
          </Button>
        </span>
      </Line>
    );
  });
}

const Line = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(0.25), overflowWrap: 'anywhere' }));
