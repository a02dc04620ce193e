import { IconButton, SearchIcon, useHotkey, useLazyOverlay } from '@social/ui';
import { useEffect, useState } from 'react';
import type { Command } from './choice';
import { createTypeAhead } from './type-ahead';

/** Opens the palette; so do `/` and Ctrl+K. */
export function SearchButton({ commands }: { commands: () => readonly Command[] }) {
  const [typeAhead] = useState(createTypeAhead);
  const { Overlay, open, close } = useLazyOverlay('The search', async () => {
    // Typing goes on after the key: it is buffered until the palette is mounted.
    typeAhead.begin();
    try {
      return (await import('./palette')).Palette;
    } catch (error) {
      typeAhead.end();
      throw error;
    }
  });
  const openPalette = () => void open();
  useHotkey({ key: '/', label: 'Search', group: 'Everywhere', run: openPalette });
  useHotkey({ key: 'Ctrl+k', label: 'Search', group: 'Everywhere', run: openPalette });
  useEffect(() => () => typeAhead.end(), [typeAhead]);

  return (
    <>
      <IconButton aria-label="Search" aria-haspopup="dialog" aria-keyshortcuts="/ Control+K" onClick={openPalette}>
        <SearchIcon />
      </IconButton>
      {Overlay && <Overlay commands={commands()} typeAhead={typeAhead} onClose={close} />}
    </>
  );
}
