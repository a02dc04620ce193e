import { t } from '@social/texts';
import { Menu, MenuItem } from '@social/ui/forms';
import { Link } from '@social/ui/router';

export type SettingsMenuProps = {
  anchor: HTMLElement;
  /** null for groups. */
  profilePath: string | null;
  /** null for a conversation with one person. */
  group: { isOwn: boolean; onDetails: () => void; onLeave: () => void; onDelete: () => void } | null;
  onSearch: () => void;
  onMedia: () => void;
  /** Offered for a conversation with one person. */
  onDelete: () => void;
  onClose: () => void;
};

/** The actions on a conversation as a whole. */
export function SettingsMenu({ anchor, profilePath, group, onSearch, onMedia, onDelete, onClose }: SettingsMenuProps) {
  const item = (label: string, run: () => void) => (
    <MenuItem
      onClick={() => {
        // Closes first: the focus returns to the button, and from there to the dialog that opens.
        onClose();
        run();
      }}
    >
      {label}
    </MenuItem>
  );

  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t('Conversation settings') } }}>
      {profilePath && (
        <MenuItem component={Link} to={profilePath} onClick={onClose}>
          {t('View profile')}
        </MenuItem>
      )}
      {group && item(t('Group details'), group.onDetails)}
      {item(t('Search in conversation'), onSearch)}
      {item(t('Photos and files'), onMedia)}
      {group ? item(t('Leave group'), group.onLeave) : item(t('Delete conversation'), onDelete)}
      {group?.isOwn && item(t('Delete group'), group.onDelete)}
    </Menu>
  );
}
