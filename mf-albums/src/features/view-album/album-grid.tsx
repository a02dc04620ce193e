import type { AlbumItem } from '@social/api/albums/album';
import { styled } from '@social/ui';
import { useState } from 'react';
import { AlbumItemTile } from './album-item-tile';
import { COLUMNS, GAP_PX, useGridRows } from './use-grid-rows';

export type AlbumGridProps = {
  items: readonly AlbumItem[];
  title: string;
  /** Opens the item at this index. */
  onOpen: (index: number) => void;
};

/** Shows an album in two columns, virtualized by rows. */
export function AlbumGrid({ items, title, onOpen }: AlbumGridProps) {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const { grid, rows, heightPx } = useGridRows(items.length, focusedIndex);

  return (
    <List ref={grid} role="list" aria-label={`Photos of ${title}`} style={{ height: heightPx }} onBlur={() => setFocusedIndex(null)}>
      {rows.flatMap(({ index: row, topPx, tileSizePx }) =>
        items.slice(row * COLUMNS, (row + 1) * COLUMNS).map((item, column) => {
          const index = row * COLUMNS + column;
          return (
            <Cell
              key={index}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={items.length}
              style={{ top: topPx, insetInlineStart: column * (tileSizePx + GAP_PX), width: tileSizePx, height: tileSizePx }}
              onFocus={() => setFocusedIndex(index)}
            >
              <AlbumItemTile item={item} name={`Photo ${index + 1} of ${items.length}`} onOpen={() => onOpen(index)} />
            </Cell>
          );
        }),
      )}
    </List>
  );
}

const List = styled('div')({ position: 'relative' });

const Cell = styled('div')(({ theme }) => ({
  position: 'absolute',
  overflow: 'hidden',
  borderRadius: 10,
  background: theme.vars.palette.action.hover,
}));
