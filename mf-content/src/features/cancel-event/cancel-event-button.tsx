import type { SocialEvent } from '@social/api/events/event';
import { cancelEvent } from '@social/api/events/cancel-event';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { Alert, Button, notify, styled, Typography } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchEvents } from '../../lib/events-query';
import { TitledDialog } from '../../lib/titled-dialog';

/** Lets a host cancel their event, once they have confirmed it: its guests are notified, and no call takes that back. */
export function CancelEventButton({ event }: { event: SocialEvent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Cancel event
      </Button>
      {isOpen && <CancelEventDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelEventDialog({ event, onClose }: { event: SocialEvent; onClose: () => void }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const { state, submit } = useSubmit();

  async function cancel() {
    await cancelEvent(apiClient, event.id);
    refetchEvents(queries, userId);
    onClose();
    void notify({ severity: 'success', message: `${event.name} is cancelled. Its guests are notified.` });
  }

  return (
    <TitledDialog title="Cancel this event?" onClose={onClose}>
      <Typography dir="auto">
        {event.name} will be shown as cancelled, and those who are going, interested or invited are notified. It cannot be undone.
      </Typography>
      {state.kind === 'failed' && <Alert severity="error">The event still takes place. {state.reason}</Alert>}
      <Buttons>
        <Button autoFocus onClick={onClose}>
          Keep event
        </Button>
        <Button variant="contained" color="error" loading={state.kind === 'sending'} onClick={() => void submit(cancel)}>
          Cancel event
        </Button>
      </Buttons>
    </TitledDialog>
  );
}

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(1) }));
