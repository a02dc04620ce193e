import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState } from 'react';

export const COLUMNS = 2;
export const GAP_PX = 6;
/** Rows above and below the screen that are there as well, so that none is blank while it scrolls in. */
const SPARE_ROWS = 4;
/** Before the grid was measured, and where nothing has a size. */
const USUAL_WIDTH_PX = 640;

type Box = { widthPx: number; topPx: number };

/** The rows of square tiles that are near the screen, and the row that holds the focus wherever it is. */
export function usePieceRows(pieceCount: number, focusedIndex: number | null) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { widthPx, topPx } = useBox(element);
  const sidePx = (widthPx - GAP_PX * (COLUMNS - 1)) / COLUMNS;
  const rowCount = Math.ceil(pieceCount / COLUMNS);
  const focusedRow = focusedIndex === null ? null : Math.floor(focusedIndex / COLUMNS);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => sidePx + GAP_PX,
    overscan: SPARE_ROWS,
    scrollMargin: topPx,
    // It watches how the page scrolls and never scrolls it.
    scrollToFn: () => undefined,
    rangeExtractor(range) {
      const near = defaultRangeExtractor(range);
      return focusedRow === null || near.includes(focusedRow) ? near : [...near, focusedRow].sort((one, other) => one - other);
    },
  });

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, sidePx]);

  return {
    grid: setElement,
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, topPx: start - topPx, sidePx })),
    heightPx: Math.max(0, rowCount * (sidePx + GAP_PX) - GAP_PX),
  };
}

/** How wide an element is and how far below the top of the document, as the page around it changes. */
function useBox(element: HTMLElement | null): Box {
  const [box, setBox] = useState<Box>({ widthPx: USUAL_WIDTH_PX, topPx: 0 });

  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const next = { widthPx: width || USUAL_WIDTH_PX, topPx: Math.round(top + window.scrollY) };
      setBox((current) => (current.widthPx === next.widthPx && current.topPx === next.topPx ? current : next));
    };
    measure();
    // Whatever grows above it moves it, and makes the body higher.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return box;
}
