import { useColorMode } from '@social/ui';
import { Palette } from '../features/search-everything/palette';
import type { OpenedPaletteProps } from '../features/search-everything/search-button';
import { useShellServices } from '../lib/shell-services';
import { createCommands } from './commands';

/** The palette with the product's pages and the shell's actions. */
export function CommandPalette({ typeAhead, showShortcuts, onClose }: OpenedPaletteProps) {
  const { siteMap } = useShellServices();
  const { setPreference } = useColorMode();
  const commands = createCommands({ menu: siteMap.menu, setTheme: setPreference, showShortcuts });
  return <Palette commands={commands} typeAhead={typeAhead} onClose={onClose} />;
}
