import OptionsIcon from '@mui/icons-material/MoreVert';
import { t } from '@social/texts';
import { IconButton, Menu, MenuItem, Tooltip } from '@social/ui';
import { useState } from 'react';

export type AlbumOptionsProps = { onEdit: () => void; onArrange: () => void; onDelete: () => void };

/** Lists the owner's actions for an album as a whole. The notice after Delete offers Undo. */
export function AlbumOptions({ onEdit, onArrange, onDelete }: AlbumOptionsProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);

  function choose(action: () => void) {
    setAnchor(null);
    action();
  }

  return (
    <>
      <Tooltip title={t('Album options')}>
        <IconButton
          aria-label={t('Album options')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <OptionsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(onEdit)}>{t('Edit name and description')}</MenuItem>
        <MenuItem onClick={() => choose(onArrange)}>{t('Arrange photos')}</MenuItem>
        <MenuItem onClick={() => choose(onDelete)}>{t('Delete album')}</MenuItem>
      </Menu>
    </>
  );
}
