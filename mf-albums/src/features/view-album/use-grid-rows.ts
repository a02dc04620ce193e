import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState } from 'react';
import { GRID_GAP_PX, HEADING_PX, type GridRow } from './grid-layout';

/** Rendered above and below the visible range, so that no row is blank while it scrolls in. */
const OVERSCAN_ROWS = 4;
/** Assumed before the grid is measured, and where nothing has a size. */
const DEFAULT_WIDTH_PX = 640;

type Box = { widthPx: number; topPx: number };

/** Returns the visible rows of tiles with their overscan, and always the row with the focus. `topPx` is the top of the row's tiles. */
export function useGridRows(layout: (widthPx: number) => GridRow[], focusedIndex: number | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { widthPx, topPx } = useBox(element);
  // An album can have thousands of rows, and each scroll renders.
  const { rows, sizes, totalPx } = useMemo(() => measureRows(layout(widthPx)), [layout, widthPx]);
  const focusedRow = focusedIndex === null ? -1 : rows.findIndex(({ tiles }) => tiles.some(({ index }) => index === focusedIndex));

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => sizes[index] ?? 0,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    // The virtualizer only observes the scroll position of the page.
    scrollToFn: () => undefined,
    rangeExtractor(range) {
      const visible = defaultRangeExtractor(range);
      if (focusedRow === -1 || visible.includes(focusedRow)) return visible;
      return [...visible, focusedRow].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, widthPx, totalPx]);

  return {
    grid: setElement,
    widthPx,
    rows: virtualizer.getVirtualItems().flatMap(({ index, start }) => {
      const row = rows[index];
      return row ? [{ ...row, topPx: start - topPx + (row.heading === null ? 0 : HEADING_PX) }] : [];
    }),
    heightPx: Math.max(0, totalPx - GRID_GAP_PX),
  };
}

function measureRows(rows: GridRow[]) {
  const sizes = rows.map(({ heading, heightPx }) => heightPx + (heading === null ? 0 : HEADING_PX) + GRID_GAP_PX);
  return { rows, sizes, totalPx: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Measures the width of an element and its distance from the top of the document, again whenever the page around it changes. */
function useBox(element: HTMLElement | null): Box {
  const [box, setBox] = useState<Box>({ widthPx: DEFAULT_WIDTH_PX, topPx: 0 });

  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { widthPx: width || DEFAULT_WIDTH_PX, topPx: Math.round(top + window.scrollY) };
      setBox((current) => (current.widthPx === next.widthPx && current.topPx === next.topPx ? current : next));
    };
    measure();
    // Content that grows above the element moves it, and makes the body higher.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return box;
}
