import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

export const COLUMNS = 2;
export const GAP_PX = 6;
/** Rendered above and below the visible range, so that no row is blank while it scrolls in. */
const OVERSCAN_ROWS = 4;
/** Assumed before the grid is measured, and where nothing has a size. */
const DEFAULT_WIDTH_PX = 640;

type Box = { widthPx: number; topPx: number };

/** Returns the visible rows of square tiles with their overscan, and always the row with the focus. */
export function useGridRows(itemCount: number, focusedIndex: number | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { widthPx, topPx } = useBox(element);
  const tileSizePx = (widthPx - GAP_PX * (COLUMNS - 1)) / COLUMNS;
  const rowCount = Math.ceil(itemCount / COLUMNS);
  const focusedRow = focusedIndex === null ? null : Math.floor(focusedIndex / COLUMNS);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => tileSizePx + GAP_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: topPx,
    // The virtualizer only observes the scroll position of the page.
    scrollToFn: () => undefined,
    rangeExtractor(range) {
      const visible = defaultRangeExtractor(range);
      if (focusedRow === null || visible.includes(focusedRow)) return visible;
      return [...visible, focusedRow].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, tileSizePx]);

  return {
    grid: setElement,
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, topPx: start - topPx, tileSizePx })),
    heightPx: Math.max(0, rowCount * (tileSizePx + GAP_PX) - GAP_PX),
  };
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
