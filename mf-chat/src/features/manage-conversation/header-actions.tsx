import CallIcon from '@mui/icons-material/CallOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { t } from '@social/texts';
import { IconButton, Tooltip, VideoIcon } from '@social/ui';
import type { ReactNode } from 'react';

/** The buttons for video, call and settings. The provider has no calls: the first two are disabled and say so. */
export function HeaderActions({ onSettings }: { onSettings: (anchor: HTMLElement) => void }) {
  return (
    <div>
      <UnavailableCall label={t('Video call')} icon={<VideoIcon fontSize="small" />} />
      <UnavailableCall label={t('Call')} icon={<CallIcon fontSize="small" />} />
      <Tooltip title={t('Conversation settings')}>
        <IconButton aria-label={t('Conversation settings')} aria-haspopup="menu" onClick={({ currentTarget }) => onSettings(currentTarget)}>
          <SettingsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </div>
  );
}

function UnavailableCall({ label, icon }: { label: string; icon: ReactNode }) {
  const title = t('{label}: not available here', { label });
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} aria-disabled sx={{ opacity: 0.45, cursor: 'default' }}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
