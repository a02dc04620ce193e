import { IconButton, Tooltip, VideoIcon } from '@social/ui';
import type { ReactNode } from 'react';
import { CallIcon, SettingsIcon } from '../../lib/chat-icons';

/** The buttons for video, call and settings. The provider has no calls: the first two are disabled and say so. */
export function HeaderActions({ onSettings }: { onSettings: (anchor: HTMLElement) => void }) {
  return (
    <div>
      <UnavailableCall label="Video call" icon={<VideoIcon fontSize="small" />} />
      <UnavailableCall label="Call" icon={<CallIcon />} />
      <Tooltip title="Conversation settings">
        <IconButton aria-label="Conversation settings" aria-haspopup="menu" onClick={({ currentTarget }) => onSettings(currentTarget)}>
          <SettingsIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}

function UnavailableCall({ label, icon }: { label: string; icon: ReactNode }) {
  const title = `${label}: not available here`;
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} aria-disabled sx={{ opacity: 0.45, cursor: 'default' }}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
