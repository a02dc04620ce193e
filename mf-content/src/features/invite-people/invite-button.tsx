import type { EventId } from '@social/api';
import { t } from '@social/texts';
import { Button, PersonIcon } from '@social/ui';
import { useState } from 'react';
import { InviteDialog } from './invite-dialog';

/** Opens the list of people whom the member can invite to an event. */
export function InviteButton({ eventId }: { eventId: EventId }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" aria-haspopup="dialog" startIcon={<PersonIcon fontSize="small" />} onClick={() => setOpen(true)}>
        {t('Invite')}
      </Button>
      {isOpen && <InviteDialog eventId={eventId} onClose={() => setOpen(false)} />}
    </>
  );
}
