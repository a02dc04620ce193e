import { Component, type ReactNode, type RefObject } from 'react';

export type KeepPlaceProps = {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Whether the end is looked at: then the end it stays. */
  isAtEnd: () => boolean;
  children: ReactNode;
};

/** The rows in sight, and where on the screen they are: in fractions of pixels, which the offsets of the page's model round off. */
type Place = { row: Element; top: number }[];

/**
 * Keeps what is read where it is while rows come and go above it. A class, since only classes can measure right before the page
 * changes. The browser's own anchoring does nothing at the very top, and Safari's nothing at all.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(): Place {
    const { scroller, list } = this.props;
    if (!scroller.current || !list.current) return [];
    const view = scroller.current.getBoundingClientRect();
    return [...list.current.children].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > view.top && top < view.bottom ? [{ row, top }] : [];
    });
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, place: Place): void {
    const { scroller, isAtEnd } = this.props;
    if (!scroller.current) return;
    if (isAtEnd()) {
      scroller.current.scrollTop = scroller.current.scrollHeight;
      return;
    }
    const kept = place.find(({ row }) => row.isConnected);
    const moved = kept ? kept.row.getBoundingClientRect().top - kept.top : 0;
    if (moved !== 0) scroller.current.scrollTop += moved;
  }

  override render() {
    return this.props.children;
  }
}
