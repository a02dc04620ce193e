import OptionsIcon from '@mui/icons-material/MoreVert';
import { t } from '@social/texts';
import { IconButton, Tooltip, useLazyOverlay } from '@social/ui';
import { useState } from 'react';
import type { AlbumActions } from './album-menu';

/** Lists the owner's actions for an album as a whole. The notice after Delete offers Undo. */
export function AlbumOptions(actions: AlbumActions) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const menu = useLazyOverlay(t('The options'), async () => (await import('./album-menu')).AlbumMenu);

  return (
    <>
      <Tooltip title={t('Album options')}>
        <IconButton
          aria-label={t('Album options')}
          aria-haspopup="menu"
          aria-expanded={menu.Overlay !== null}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            void menu.open();
          }}
        >
          <OptionsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && menu.Overlay && <menu.Overlay {...actions} anchor={anchor} onClose={menu.close} />}
    </>
  );
}
