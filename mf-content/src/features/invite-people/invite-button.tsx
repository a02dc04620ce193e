import type { EventId } from '@social/api';
import { t } from '@social/texts';
import { Button, PersonIcon, useLazyOverlay } from '@social/ui';

/** Opens the list of people that the member can invite to an event. */
export function InviteButton({ eventId }: { eventId: EventId }) {
  const { Overlay: Dialog, open, close } = useLazyOverlay(t('The invitations'), async () => (await import('./invite-dialog')).InviteDialog);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" startIcon={<PersonIcon fontSize="small" />} onClick={() => void open()}>
        {t('Invite')}
      </Button>
      {Dialog && <Dialog eventId={eventId} onClose={close} />}
    </>
  );
}
