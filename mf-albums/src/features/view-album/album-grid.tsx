import type { AlbumItem } from '@social/api/albums/album';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { useMemo, useState } from 'react';
import { AlbumItemTile } from './album-item-tile';
import type { AlbumLook } from './album-look';
import { HEADING_PX, layoutColumns, layoutProportions } from './grid-layout';
import { groupByDay } from './group-by-day';
import { useGridRows } from './use-grid-rows';

export type AlbumGridProps = {
  items: readonly AlbumItem[];
  title: string;
  look: AlbumLook;
  /** Opens the item at this index. */
  onOpen: (index: number) => void;
};

/** Shows an album in two columns or in rows of real proportions, virtualized by rows. Every tile has its size before its file arrives. */
export function AlbumGrid({ items, title, look, onOpen }: AlbumGridProps) {
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const layout = useLayout(items, look);
  const { grid, rows, widthPx, heightPx } = useGridRows(layout, focusedIndex);

  return (
    <List
      ref={grid}
      role="list"
      aria-label={t('Photos of {title}', { title })}
      style={{ height: heightPx }}
      onBlur={() => setFocusedIndex(null)}
    >
      {rows.flatMap(({ topPx, heightPx: rowHeightPx, tiles, heading }) =>
        tiles.map(({ index, startPx, widthPx: tileWidthPx }, column) => (
          <Cell
            key={index}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={items.length}
            style={{ top: topPx, insetInlineStart: startPx, width: tileWidthPx, height: rowHeightPx }}
            onFocus={() => setFocusedIndex(index)}
          >
            {column === 0 && heading !== null && <Day style={{ width: widthPx }}>{heading}</Day>}
            <Frame>
              <AlbumItemTile
                item={items[index]}
                name={t('Photo {number} of {total}', { number: index + 1, total: items.length })}
                widthPx={tileWidthPx}
                onOpen={() => onOpen(index)}
              />
            </Frame>
          </Cell>
        )),
      )}
    </List>
  );
}

function useLayout(items: readonly AlbumItem[], look: AlbumLook) {
  const { locale, timeZone } = usePageSettings();
  return useMemo(() => {
    if (look === 'columns') return (widthPx: number) => layoutColumns(items.length, widthPx);
    const zone = timeZone === 'browser' ? undefined : timeZone;
    const day = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, { dateStyle: 'long', timeZone: zone });
    const groups = groupByDay(items, (date) => day.format(date));
    return (widthPx: number) => layoutProportions(items, groups, widthPx);
  }, [items, look, locale, timeZone]);
}

const List = styled('div')({ position: 'relative' });

const Cell = styled('div')({ position: 'absolute' });

const Frame = styled('div')(({ theme }) => ({
  height: '100%',
  overflow: 'hidden',
  borderRadius: 10,
  background: theme.vars.palette.action.hover,
}));

const Day = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle2,
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  height: HEADING_PX,
  margin: 0,
  paddingBlockStart: theme.spacing(2),
}));
