import type { SocialEvent } from '@social/api/events/event';
import { cancelEvent } from '@social/api/events/cancel-event';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, notify, useLazyOverlay } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { loadConfirmDialog } from '../../lib/load-confirm-dialog';
import { refetchEvents } from '../../lib/events-query';

/** Lets a host cancel their event, once they have confirmed it: its guests are notified, and no call takes that back. */
export function CancelEventButton({ event }: { event: SocialEvent }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const { Overlay: ConfirmDialog, open, close } = useLazyOverlay(t('The question'), loadConfirmDialog);

  async function cancel() {
    await cancelEvent(apiClient, event.id);
    refetchEvents(queries, userId);
    close();
    void notify({ severity: 'success', message: t('{name} is cancelled. Its guests are notified.', { name: event.name }) });
  }

  return (
    <>
      <Button color="error" aria-haspopup="dialog" onClick={() => void open()}>
        {t('Cancel event')}
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          title={t('Cancel this event?')}
          detail={t(
            '{name} will be shown as cancelled, and those who are going, interested or invited are notified. It cannot be undone.',
            { name: event.name },
          )}
          cancelLabel={t('Keep event')}
          confirmLabel={t('Cancel event')}
          failure={t('The event still takes place.')}
          onConfirm={cancel}
          onClose={close}
        />
      )}
    </>
  );
}
