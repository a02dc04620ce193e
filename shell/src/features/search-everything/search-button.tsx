import { t } from '@social/texts';
import { IconButton, SearchIcon, useHotkey, useLazyOverlay } from '@social/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { createTypeAhead, type TypeAhead } from './type-ahead';

export type OpenedPaletteProps = { typeAhead: TypeAhead; showShortcuts: () => void; onClose: () => void };

export type SearchButtonProps = {
  /** Loads the palette with its commands, which no page needs before it is opened. */
  loadPalette: () => Promise<ComponentType<OpenedPaletteProps>>;
  showShortcuts: () => void;
};

/** Opens the palette; so do `/` and Ctrl+K. */
export function SearchButton({ loadPalette, showShortcuts }: SearchButtonProps) {
  const [typeAhead] = useState(createTypeAhead);
  const { Overlay, open, close } = useLazyOverlay(t('The search'), async () => {
    // Typing continues after the key: it is buffered until the palette is mounted.
    typeAhead.begin();
    try {
      return await loadPalette();
    } catch (error) {
      typeAhead.end();
      throw error;
    }
  });
  const openPalette = () => void open();
  useHotkey({ key: '/', label: t('Search'), group: t('Everywhere'), run: openPalette });
  useHotkey({ key: 'Ctrl+k', label: t('Search'), group: t('Everywhere'), run: openPalette });
  useEffect(() => () => typeAhead.end(), [typeAhead]);

  return (
    <>
      <IconButton aria-label={t('Search')} aria-haspopup="dialog" aria-keyshortcuts="/ Control+K" onClick={openPalette}>
        <SearchIcon />
      </IconButton>
      {Overlay && <Overlay typeAhead={typeAhead} showShortcuts={showShortcuts} onClose={close} />}
    </>
  );
}
