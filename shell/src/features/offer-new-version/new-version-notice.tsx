import { t } from '@social/texts';
import { Button, Card, Stack, Typography } from '@social/ui';
import { useState, useSyncExternalStore } from 'react';
import { useShellServices } from '../../lib/shell-services';

/** Offers a newer revision until the member reloads or dismisses it. The next revision is offered again. */
export function NewVersionNotice() {
  const { revisions, reloadPage } = useShellServices();
  const state = useSyncExternalStore(revisions.subscribe, revisions.getState);
  const [dismissedRevision, setDismissedRevision] = useState(0);
  const isOffered = state.status === 'newer' && state.revision > dismissedRevision;

  return <div role="status">{isOffered && <Offer onReload={reloadPage} onDismiss={() => setDismissedRevision(state.revision)} />}</div>;
}

function Offer({ onReload, onDismiss }: { onReload: () => void; onDismiss: () => void }) {
  return (
    <Card
      elevation={6}
      sx={{ position: 'fixed', bottom: 16, left: '50%', transform: 'translateX(-50%)', zIndex: 'snackbar', px: 2, py: 1 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="body2" noWrap>
          {t('A new version is ready')}
        </Typography>
        <Button size="small" variant="contained" onClick={onReload}>
          {t('Reload')}
        </Button>
        <Button size="small" color="inherit" onClick={onDismiss}>
          {t('Dismiss')}
        </Button>
      </Stack>
    </Card>
  );
}
