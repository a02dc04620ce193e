import type { Album } from '@social/api/albums/album';
import { Alert, Button, Typography } from '@social/ui';
import { albumChangeFailure } from '../../lib/album-change-failure';
import type { OrderState } from './order-store';

export type OrderStatusProps = { album: Album; saving: OrderState['saving']; onRetry: () => void; onDiscard: () => void };

/** Says whether the order is saved; one that was refused stays, to be tried again or given up. */
export function OrderStatus({ album, saving, onRetry, onDiscard }: OrderStatusProps) {
  if (saving.kind !== 'failed') {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', order: { xs: 1, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}>
        {saving.kind === 'saving' ? 'Saving…' : 'Changes are saved at once'}
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
            Discard
          </Button>
          <Button color="inherit" size="small" onClick={onRetry}>
            Retry
          </Button>
        </>
      }
    >
      The order could not be saved; it is still here. {albumChangeFailure(album, saving.error)}
    </Alert>
  );
}
