import { t } from '@social/texts';
import { Button } from '@social/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog';

/** Goes back to the published blog, once the member has confirmed it. */
export function DiscardChangesButton({ onDiscard }: { onDiscard: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Discard changes')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('Discard your changes?')}
          detail={t('The form shows what is published again. What you changed since is lost.')}
          cancelLabel={t('Keep changes')}
          confirmLabel={t('Discard')}
          failure={t('Your changes are still there.')}
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
