import { Button } from '@social/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog';

/** Goes back to the published blog, once the member has confirmed it. */
export function DiscardChangesButton({ onDiscard }: { onDiscard: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Discard changes
      </Button>
      {isOpen && (
        <ConfirmDialog
          title="Discard your changes?"
          detail="The form shows what is published again. What you changed since is lost."
          cancelLabel="Keep changes"
          confirmLabel="Discard"
          failure="Your changes are still there."
          onConfirm={async () => {
            setOpen(false);
            onDiscard();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
