import type { Album } from '@social/api/albums/album';
import { t } from '@social/texts';
import { Alert, Button, Typography } from '@social/ui';
import { albumChangeFailure } from '../../lib/album-change-failure';
import type { OrderState } from './order-store';

export type OrderStatusProps = { album: Album; saving: OrderState['saving']; onRetry: () => void; onDiscard: () => void };

/** Says whether the order is saved; one that was refused stays, to be tried again or given up. */
export function OrderStatus({ album, saving, onRetry, onDiscard }: OrderStatusProps) {
  if (saving.kind !== 'failed') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
        {saving.kind === 'saving' ? t('Saving…') : t('Changes are saved at once')}
      </Typography>
    );
  }
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ order: 1, flexBasis: '100%' }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {t('Discard')}
          </Button>
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('Retry')}
          </Button>
        </>
      }
    >
      {t('The order could not be saved; it is still here. {albumChangeFailure}', {
        albumChangeFailure: albumChangeFailure(album, saving.error),
      })}
    </Alert>
  );
}
