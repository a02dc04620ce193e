import { Component, type ReactNode, type RefObject } from 'react';

export type KeepPlaceProps = {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Whether the end is looked at: then the end it stays. */
  isAtEnd: () => boolean;
  children: ReactNode;
};

/** What of the rows in sight is read, and where on the screen it is: the row under the pointer first, then from the top. */
type Place = { words: Element; top: number }[];

/**
 * Keeps what is read where it is while rows come and go above it. A class, since only classes can measure right before the page
 * changes. The browser's own anchoring does nothing at the very top, and Safari's nothing at all.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(): Place {
    const { scroller, list } = this.props;
    if (!scroller.current || !list.current) return [];
    const view = scroller.current.getBoundingClientRect();
    const inSight = [...list.current.children].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > view.top && top < view.bottom;
    });
    const pointedAt = inSight.filter((row) => row.matches(':hover'));
    return [...pointedAt, ...inSight].map((row) => {
      const words = wordsOf(row);
      return { words, top: topOf(words) };
    });
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, place: Place): void {
    const view = this.props.scroller.current;
    if (!view) return;
    if (this.props.isAtEnd()) {
      view.scrollTop = view.scrollHeight;
      return;
    }
    const kept = place.find(({ words }) => words.isConnected);
    if (kept && topOf(kept.words) !== kept.top) moveBack(view, kept.words, kept.top);
  }

  override render() {
    return this.props.children;
  }
}

/** A row may lose its author's line when the one before it comes: what is read is below that. */
function wordsOf(row: Element): Element {
  return row.querySelector('.bubble') ?? row;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Room above all rows that nobody sees, of which what scrolling rounds off is taken. */
export const SPARE_PX = 1;

/** Scrolls until an element is where it was. Scrolling goes by whole pixels of the screen; rows and their places need not. */
function moveBack(view: HTMLElement, element: Element, top: number): void {
  view.style.paddingTop = `${SPARE_PX}px`;
  view.scrollTop += topOf(element) - top;
  const roundedOffPx = topOf(element) - top;
  // More is left where scrolling ends.
  if (Math.abs(roundedOffPx) < SPARE_PX) view.style.paddingTop = `${SPARE_PX - roundedOffPx}px`;
}
