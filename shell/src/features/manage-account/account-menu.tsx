import {
  DarkModeIcon,
  Divider,
  IconButton,
  LightModeIcon,
  Menu,
  MenuItem,
  MoreIcon,
  SettingsIcon,
  SignOutIcon,
  styled,
  SystemModeIcon,
  useColorMode,
} from '@social/ui';
import { Link } from '@social/ui/router';
import { useState } from 'react';
import { settingsPath } from '../../routes';
import { signOut } from './sign-out';

const themes = [
  { preference: 'light', label: 'Light theme', Icon: LightModeIcon },
  { preference: 'dark', label: 'Dark theme', Icon: DarkModeIcon },
  { preference: 'system', label: 'Theme of the device', Icon: SystemModeIcon },
] as const;

/** The menu of the account: theme, settings, sign out. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const colorMode = useColorMode();
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
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
          Settings
        </Choice>
        <Choice onClick={() => void signOut()}>
          <SignOutIcon fontSize="small" />
          Sign out
        </Choice>
      </Menu>
    </>
  );
}

const Choice = styled(MenuItem)(({ theme }) => ({ gap: theme.spacing(1.5) })) as typeof MenuItem;
