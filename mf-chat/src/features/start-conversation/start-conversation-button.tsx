import { t } from '@social/texts';
import { AddIcon, IconButton, Tooltip, useLazyOverlay } from '@social/ui';
import type { ComponentType } from 'react';

type Dialog = ComponentType<{ onClose: () => void }>;

const kinds = {
  individual: { label: t('New message'), load: async (): Promise<Dialog> => (await import('./new-message-dialog')).NewMessageDialog },
  groups: { label: t('New group'), load: async (): Promise<Dialog> => (await import('./new-group-dialog')).NewGroupDialog },
} as const;

/** Starts a conversation with somebody, or creates a group. */
export function StartConversationButton({ kind }: { kind: keyof typeof kinds }) {
  const { label, load } = kinds[kind];
  const { Overlay, open, close } = useLazyOverlay(label, load);
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => void open()}>
          <AddIcon />
        </IconButton>
      </Tooltip>
      {Overlay && <Overlay onClose={close} />}
    </>
  );
}
