import { useColorMode, useHotkey, useLazyOverlay } from '@social/ui';
import { SearchButton } from '../features/search-everything/search-button';
import { NotificationBell } from '../features/read-notifications/notification-bell';
import { useShellServices } from '../lib/shell-services';
import { createCommands } from './commands';

/** The small buttons of the frame: search and notifications; and the list of keys, which has a key alone. */
export function FrameTools() {
  const { siteMap } = useShellServices();
  const { setPreference } = useColorMode();
  const keys = useLazyOverlay(
    'The list of keys',
    async () => (await import('../features/show-keyboard-shortcuts/keyboard-shortcuts-dialog')).KeyboardShortcutsDialog,
  );
  const showKeys = () => void keys.open();
  useHotkey({ key: '?', label: 'Show these keys', group: 'Everywhere', run: showKeys });

  return (
    <>
      <SearchButton commands={() => createCommands({ menu: siteMap.menu, setTheme: setPreference, showKeys })} />
      <NotificationBell />
      {keys.Overlay && <keys.Overlay onClose={keys.close} />}
    </>
  );
}
