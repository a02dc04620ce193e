import { Component, type ReactNode, type RefObject } from 'react';

export type ScrollAnchoringProps = {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Returns true if the newest message is in view: then it stays in view. */
  isAtEnd: () => boolean;
  children: ReactNode;
};

/** The visible rows with their positions: the row under the pointer first, then from the top. */
type Anchors = { element: Element; top: number }[];

/**
 * Keeps the visible rows at their position while rows are added and removed above them. A class component, since only those can
 * measure right before the DOM changes. The browser's own scroll anchoring does nothing at the very top, and Safari has none.
 */
export class ScrollAnchoring extends Component<ScrollAnchoringProps> {
  override getSnapshotBeforeUpdate(): Anchors {
    const { scroller, list } = this.props;
    if (!scroller.current || !list.current) return [];
    const view = scroller.current.getBoundingClientRect();
    const visibleRows = [...list.current.children].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > view.top && top < view.bottom;
    });
    const hovered = visibleRows.filter((row) => row.matches(':hover'));
    return [...hovered, ...visibleRows].map((row) => {
      const element = findAnchor(row);
      return { element, top: getTop(element) };
    });
  }

  override componentDidUpdate(_before: ScrollAnchoringProps, _state: unknown, anchors: Anchors): void {
    const view = this.props.scroller.current;
    if (!view) return;
    if (this.props.isAtEnd()) {
      view.scrollTop = view.scrollHeight;
      return;
    }
    const anchor = anchors.find(({ element }) => element.isConnected);
    if (anchor && getTop(anchor.element) !== anchor.top) restorePosition(view, anchor.element, anchor.top);
  }

  override render() {
    return this.props.children;
  }
}

/** A row may lose its author's line when the row before it is rendered: the bubble below that line is what stays in view. */
function findAnchor(row: Element): Element {
  return row.querySelector('.bubble') ?? row;
}

function getTop(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** Padding above all rows. It absorbs the fraction of a pixel that scrolling rounds off. */
export const ROUNDING_PADDING_PX = 1;

/** Scrolls an element back to its position. Scrolling goes by whole pixels of the screen; positions of rows need not. */
function restorePosition(view: HTMLElement, element: Element, top: number): void {
  view.style.paddingTop = `${ROUNDING_PADDING_PX}px`;
  view.scrollTop += getTop(element) - top;
  const roundedOffPx = getTop(element) - top;
  // A larger rest means that the scroll range has ended.
  if (Math.abs(roundedOffPx) < ROUNDING_PADDING_PX) view.style.paddingTop = `${ROUNDING_PADDING_PX - roundedOffPx}px`;
}
