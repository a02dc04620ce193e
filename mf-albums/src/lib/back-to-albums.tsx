import BackIcon from '@mui/icons-material/ArrowBack';
import { t } from '@social/texts';
import { IconButton } from '@social/ui';
import { Link, useLocation, useNavigate } from '@social/ui/router';
import type { MouseEvent } from 'react';
import { ALBUMS_PATH } from './album-paths';

/** Leads back to the list: at its scroll position where the member came from there, otherwise to its top. */
export function BackToAlbums() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const cameFromList = typeof state === 'object' && state !== null && 'isFromList' in state;

  function goBack(event: MouseEvent) {
    if (!cameFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <IconButton component={Link} to={ALBUMS_PATH} edge="start" aria-label={t('Back to albums')} onClick={goBack}>
      <BackIcon fontSize="small" />
    </IconButton>
  );
}
