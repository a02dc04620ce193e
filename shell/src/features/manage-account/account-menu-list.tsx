import { t } from '@social/texts';
import { DarkModeIcon, Divider, LightModeIcon, SettingsIcon, SignOutIcon, styled, SystemModeIcon, useColorMode } from '@social/ui';
import { Menu, MenuItem } from '@social/ui/forms';
import { Link } from '@social/ui/router';
import type { RefObject } from 'react';
import { settingsPath } from '../../routes';
import { signOut } from './sign-out';

const themes = [
  { preference: 'light', label: t('Light theme'), Icon: LightModeIcon },
  { preference: 'dark', label: t('Dark theme'), Icon: DarkModeIcon },
  { preference: 'system', label: t('Theme of the device'), Icon: SystemModeIcon },
] as const;

export type AccountMenuListProps = { anchorTo: RefObject<HTMLElement | null>; onClose: () => void };

/** The menu of the account: theme, settings, sign out. */
export function AccountMenuList({ anchorTo, onClose: close }: AccountMenuListProps) {
  const colorMode = useColorMode();
  return (
    <Menu anchorEl={() => anchorTo.current} open onClose={close}>
      {themes.map(({ preference, label, Icon }) => {
        const isChosen = colorMode.preference === preference;
        return (
          <Choice
            key={preference}
            role="menuitemradio"
            aria-checked={isChosen}
            selected={isChosen}
            onClick={() => colorMode.setPreference(preference)}
          >
            <Icon fontSize="small" />
            {label}
          </Choice>
        );
      })}
      <Divider />
      <Choice component={Link} to={settingsPath} onClick={close}>
        <SettingsIcon fontSize="small" />
        {t('Settings')}
      </Choice>
      <Choice onClick={() => void signOut()}>
        <SignOutIcon fontSize="small" />
        {t('Sign out')}
      </Choice>
    </Menu>
  );
}

const Choice = styled(MenuItem)(({ theme }) => ({ gap: theme.spacing(1.5) })) as typeof MenuItem;
