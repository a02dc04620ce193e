import { t } from '@social/texts';
import { useHotkey, useLazyOverlay } from '@social/ui';
import { SearchButton } from '../features/search-everything/search-button';
import { NotificationBell } from '../features/read-notifications/notification-bell';

/** The shell's buttons for search and notifications, and the list of hotkeys, which opens by `?`. */
export function FrameTools() {
  const shortcuts = useLazyOverlay(
    t('The list of keys'),
    async () => (await import('../features/show-keyboard-shortcuts/keyboard-shortcuts-dialog')).KeyboardShortcutsDialog,
  );
  const showShortcuts = () => void shortcuts.open();
  useHotkey({ key: '?', label: t('Show these keys'), group: t('Everywhere'), run: showShortcuts });

  return (
    <>
      <SearchButton loadPalette={async () => (await import('./command-palette')).CommandPalette} showShortcuts={showShortcuts} />
      <NotificationBell />
      {shortcuts.Overlay && <shortcuts.Overlay onClose={shortcuts.close} />}
    </>
  );
}
