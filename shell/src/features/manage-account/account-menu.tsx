import { CheckIcon, Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, MoreIcon, SignOutIcon, useColorMode } from '@social/ui';
import { useState } from 'react';
import { useSignOut } from './use-sign-out';

const colorModes = [
  { value: 'light', label: 'Light theme' },
  { value: 'dark', label: 'Dark theme' },
  { value: 'system', label: "System's theme" },
] as const;

/** What a member can do with the account as a whole: choose a theme, sign out. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { preference, setPreference } = useColorMode();
  const signOut = useSignOut();
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton aria-label="Account menu" aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {colorModes.map(({ value, label }) => (
          <MenuItem key={value} role="menuitemradio" aria-checked={preference === value} onClick={() => setPreference(value)}>
            <ListItemIcon>{preference === value && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            void signOut();
          }}
        >
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
