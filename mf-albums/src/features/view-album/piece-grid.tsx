import type { AlbumItem } from '@social/api/albums/album';
import { styled } from '@social/ui';
import { useState } from 'react';
import { PieceTile } from './piece-tile';
import { COLUMNS, GAP_PX, usePieceRows } from './use-piece-rows';

export type PieceGridProps = {
  pieces: readonly AlbumItem[];
  title: string;
  /** Opens the piece at this place; the tile that was pressed gets the focus back. */
  onOpen: (index: number) => void;
};

/** All of an album in two columns. Only the rows near the screen are there, however many there are. */
export function PieceGrid({ pieces, title, onOpen }: PieceGridProps) {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const { grid, rows, heightPx } = usePieceRows(pieces.length, focusedIndex);

  return (
    <List ref={grid} role="list" aria-label={`Photos of ${title}`} style={{ height: heightPx }} onBlur={() => setFocusedIndex(null)}>
      {rows.flatMap(({ index: row, topPx, sidePx }) =>
        pieces.slice(row * COLUMNS, (row + 1) * COLUMNS).map((piece, column) => {
          const index = row * COLUMNS + column;
          return (
            <Cell
              key={index}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={pieces.length}
              style={{ top: topPx, insetInlineStart: column * (sidePx + GAP_PX), width: sidePx, height: sidePx }}
              onFocus={() => setFocusedIndex(index)}
            >
              <PieceTile piece={piece} name={`Photo ${index + 1} of ${pieces.length}`} onOpen={() => onOpen(index)} />
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
