import { IconButton, Tooltip, VideoIcon } from '@social/ui';
import type { ReactNode } from 'react';
import { CallIcon, SettingsIcon } from '../../lib/chat-icons';

/** Video, call and settings. The provider carries no calls: the first two say so instead of pretending. */
export function HeaderActions({ onSettings }: { onSettings: (anchor: HTMLElement) => void }) {
  return (
    <div>
      <NoCall label="Video call" icon={<VideoIcon fontSize="small" />} />
      <NoCall label="Call" icon={<CallIcon />} />
      <Tooltip title="Conversation settings">
        <IconButton aria-label="Conversation settings" aria-haspopup="menu" onClick={({ currentTarget }) => onSettings(currentTarget)}>
          <SettingsIcon />
        </IconButton>
      </Tooltip>
    </div>
  );
}

function NoCall({ label, icon }: { label: string; icon: ReactNode }) {
  const words = `${label}: not available here`;
  return (
    <Tooltip title={words}>
      <IconButton aria-label={words} aria-disabled sx={{ opacity: 0.45, cursor: 'default' }}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
