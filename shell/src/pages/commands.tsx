import type { MenuEntry } from '@social/contracts';
import {
  AddIcon,
  DarkModeIcon,
  KeyboardIcon,
  LightModeIcon,
  PersonIcon,
  SettingsIcon,
  SignOutIcon,
  SystemModeIcon,
  type ColorMode,
} from '@social/ui';
import type { Command } from '../features/search-everything/choice';
import { signOut } from '../features/manage-account/sign-out';
import { MenuEntryIcon } from '../lib/menu-entry-icon';
import { profilePath, settingsPath } from '../routes';

type CommandOptions = { menu: readonly MenuEntry[]; setTheme: ColorMode['setPreference']; showShortcuts: () => void };

/** Creates the palette's commands: the product's pages and the shell's actions. */
export function createCommands({ menu, setTheme, showShortcuts }: CommandOptions): Command[] {
  return [
    ...menu.map(({ label, path, icon }): Command => ({
      id: `go-${path}`,
      group: 'Go to',
      label,
      icon: <MenuEntryIcon name={icon} />,
      path,
    })),
    { id: 'profile', group: 'Go to', label: 'Your profile', keywords: 'me account', icon: <PersonIcon />, path: profilePath },
    {
      id: 'settings',
      group: 'Go to',
      label: 'Settings',
      keywords: 'account password devices sessions theme',
      icon: <SettingsIcon />,
      path: settingsPath,
    },
    { id: 'create', group: 'Do', label: 'Create post', keywords: 'write new', icon: <AddIcon />, path: '/?compose=1' },
    { id: 'light', group: 'Do', label: 'Light theme', keywords: 'colours mode', icon: <LightModeIcon />, act: () => setTheme('light') },
    { id: 'dark', group: 'Do', label: 'Dark theme', keywords: 'colours mode night', icon: <DarkModeIcon />, act: () => setTheme('dark') },
    {
      id: 'system',
      group: 'Do',
      label: 'Theme of the device',
      keywords: 'colours mode system',
      icon: <SystemModeIcon />,
      act: () => setTheme('system'),
    },
    { id: 'keys', group: 'Do', label: 'Keyboard shortcuts', keywords: 'help keys', icon: <KeyboardIcon />, act: showShortcuts },
    { id: 'sign-out', group: 'Do', label: 'Sign out', keywords: 'log out leave', icon: <SignOutIcon />, act: () => void signOut() },
  ];
}
