import { Menu, MenuItem } from '@social/ui';
import { Link } from '@social/ui/router';

export type SettingsMenuProps = {
  anchor: HTMLElement;
  /** Of talks with one person. */
  profilePath: string | null;
  /** Of groups. */
  group: { isOwn: boolean; onDetails: () => void; onLeave: () => void; onDelete: () => void } | null;
  onMedia: () => void;
  /** Of talks with one person. */
  onDelete: () => void;
  onClose: () => void;
};

/** What can be done about a talk as a whole. */
export function SettingsMenu({ anchor, profilePath, group, onMedia, onDelete, onClose }: SettingsMenuProps) {
  const item = (words: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        // First: the focus goes back to the button, and from there to what opens next.
        onClose();
        act();
      }}
    >
      {words}
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
      {item('Photos and files', onMedia)}
      {group ? item('Leave group', group.onLeave) : item('Delete conversation', onDelete)}
      {group?.isOwn && item('Delete group', group.onDelete)}
    </Menu>
  );
}
