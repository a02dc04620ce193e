import { Menu, MenuItem } from '@social/ui';
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
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Conversation settings' } }}>
      {profilePath && (
        <MenuItem component={Link} to={profilePath} onClick={onClose}>
          View profile
        </MenuItem>
      )}
      {group && item('Group details', group.onDetails)}
      {item('Search in conversation', onSearch)}
      {item('Photos and files', onMedia)}
      {group ? item('Leave group', group.onLeave) : item('Delete conversation', onDelete)}
      {group?.isOwn && item('Delete group', group.onDelete)}
    </Menu>
  );
}
