import { useColorMode, useHotkey, useLazyOverlay } from '@social/ui';
import { SearchButton } from '../features/find-anything/search-button';
import { NotificationBell } from '../features/read-notifications/notification-bell';
import { useShellServices } from '../lib/shell-services';
import { commands } from './commands';

/** The small buttons of the frame: search and notifications; and the list of keys, which has a key alone. */
export function FrameTools() {
  const { siteMap } = useShellServices();
  const { setPreference } = useColorMode();
  const keys = useLazyOverlay('The list of keys', async () => (await import('../features/list-keys/key-help')).KeyHelp);
  const showKeys = () => void keys.open();
  useHotkey({ key: '?', label: 'Show these keys', group: 'Everywhere', run: showKeys });

  return (
    <>
      <SearchButton commands={() => commands({ menu: siteMap.menu, setTheme: setPreference, showKeys })} />
      <NotificationBell />
      {keys.Overlay && <keys.Overlay onClose={keys.close} />}
    </>
  );
}
