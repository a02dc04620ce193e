import type { MenuEntry } from '@social/contracts';
import { t } from '@social/texts';
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
      group: 'go-to',
      label,
      icon: <MenuEntryIcon name={icon} />,
      path,
    })),
    { id: 'profile', group: 'go-to', label: t('Your profile'), keywords: t('me account'), icon: <PersonIcon />, path: profilePath },
    {
      id: 'settings',
      group: 'go-to',
      label: t('Settings'),
      keywords: t('account password devices sessions theme'),
      icon: <SettingsIcon />,
      path: settingsPath,
    },
    { id: 'create', group: 'do', label: t('Create post'), keywords: t('write new'), icon: <AddIcon />, path: '/?compose=1' },
    {
      id: 'light',
      group: 'do',
      label: t('Light theme'),
      keywords: t('colours mode'),
      icon: <LightModeIcon />,
      act: () => setTheme('light'),
    },
    {
      id: 'dark',
      group: 'do',
      label: t('Dark theme'),
      keywords: t('colours mode night'),
      icon: <DarkModeIcon />,
      act: () => setTheme('dark'),
    },
    {
      id: 'system',
      group: 'do',
      label: t('Theme of the device'),
      keywords: t('colours mode system'),
      icon: <SystemModeIcon />,
      act: () => setTheme('system'),
    },
    { id: 'keys', group: 'do', label: t('Keyboard shortcuts'), keywords: t('help keys'), icon: <KeyboardIcon />, act: showShortcuts },
    { id: 'sign-out', group: 'do', label: t('Sign out'), keywords: t('log out leave'), icon: <SignOutIcon />, act: () => void signOut() },
  ];
}
