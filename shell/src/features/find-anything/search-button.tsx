import { IconButton, SearchIcon, useHotkey, useOpenable } from '@social/ui';
import type { Command } from './choice';

/** Opens the palette; so do `/` and Ctrl+K. */
export function SearchButton({ commands }: { commands: () => readonly Command[] }) {
  const { Part, open, close } = useOpenable('The search', async () => (await import('./palette')).Palette);
  const openPalette = () => void open();
  useHotkey({ key: '/', label: 'Search', group: 'Everywhere', run: openPalette });
  useHotkey({ key: 'Ctrl+k', label: 'Search', group: 'Everywhere', run: openPalette });

  return (
    <>
      <IconButton aria-label="Search" aria-haspopup="dialog" aria-keyshortcuts="/ Control+K" onClick={openPalette}>
        <SearchIcon />
      </IconButton>
      {Part && <Part commands={commands()} onClose={close} />}
    </>
  );
}
