import { t } from '@social/texts';
import { Menu, MenuItem } from '@social/ui/forms';

export type AlbumActions = { onEdit: () => void; onArrange: () => void; onDelete: () => void };
export type AlbumMenuProps = AlbumActions & { anchor: Element; onClose: () => void };

/** The owner's actions for an album. */
export function AlbumMenu({ anchor, onEdit, onArrange, onDelete, onClose }: AlbumMenuProps) {
  function choose(action: () => void) {
    onClose();
    action();
  }

  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={() => choose(onEdit)}>{t('Edit name and description')}</MenuItem>
      <MenuItem onClick={() => choose(onArrange)}>{t('Arrange photos')}</MenuItem>
      <MenuItem onClick={() => choose(onDelete)}>{t('Delete album')}</MenuItem>
    </Menu>
  );
}
