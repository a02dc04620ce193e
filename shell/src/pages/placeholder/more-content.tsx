import { t } from '@social/texts';
import { KeyboardIcon, PersonIcon, SettingsIcon, SignOutIcon, styled, Typography, useLazyOverlay } from '@social/ui';
import { Link } from '@social/ui/router';
import { useSyncExternalStore } from 'react';
import { signOut } from '../../features/manage-account/sign-out';
import { InstallIcon } from '../../lib/install-icon';
import { installOffer } from '../../lib/install-offer';
import { profilePath, settingsPath } from '../../routes';
import { cardStyle } from './card-style';
import { HelpTopics } from './help-topics';
import { Cards, CardText } from './link-cards';

/** Everything that has no menu entry of its own: the account, the keys, help, and the way out. */
export function MoreContent() {
  const shortcuts = useLazyOverlay(
    t('The list of keys'),
    async () => (await import('../../features/show-keyboard-shortcuts/keyboard-shortcuts-dialog')).KeyboardShortcutsDialog,
  );
  const prompt = useSyncExternalStore(installOffer.subscribe, () => installOffer.getState().prompt);
  return (
    <>
      <Cards aria-label={t('More')}>
        <li>
          <CardLink to={profilePath}>
            <PersonIcon />
            <CardText name={t('Your profile')} detail={t('Your name, pictures and posts')} />
          </CardLink>
        </li>
        <li>
          <CardLink to={settingsPath}>
            <SettingsIcon />
            <CardText name={t('Settings')} detail={t('Looks, devices, password, blocked members')} />
          </CardLink>
        </li>
        <li>
          <CardButton type="button" aria-haspopup="dialog" onClick={() => void shortcuts.open()}>
            <KeyboardIcon />
            <CardText name={t('Keyboard shortcuts')} detail={t('Every key, and what it does')} />
          </CardButton>
        </li>
        {prompt && (
          <li>
            <CardButton type="button" onClick={() => void prompt()}>
              <InstallIcon />
              <CardText name={t('Install the app')} detail={t('A window and an icon of its own, on this device')} />
            </CardButton>
          </li>
        )}
        <li>
          <CardButton type="button" onClick={() => void signOut()}>
            <SignOutIcon />
            <CardText name={t('Sign out')} detail={t('End the session in this browser')} />
          </CardButton>
        </li>
      </Cards>
      <Typography variant="h2" sx={{ pt: 2 }}>
        {t('Help')}
      </Typography>
      <HelpTopics />
      {shortcuts.Overlay && <shortcuts.Overlay onClose={shortcuts.close} />}
    </>
  );
}

const CardLink = styled(Link)(({ theme }) => cardStyle(theme));

const CardButton = styled('button')(({ theme }) => cardStyle(theme));
