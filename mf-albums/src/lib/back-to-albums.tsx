import { t } from '@social/texts';
import { BackLink } from '@social/ui/navigation/back-link';
import { useLocation, useNavigate } from '@social/ui/router';
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
    <BackLink to={ALBUMS_PATH} onClick={goBack}>
      {t('My Albums')}
    </BackLink>
  );
}
