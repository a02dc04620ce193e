import { Component, type ReactNode, type RefObject } from 'react';

export type KeepPlaceProps = {
  scroller: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Whether the end is looked at: then the end it stays. */
  isAtEnd: () => boolean;
  children: ReactNode;
};

type Place = { row: HTMLElement; top: number }[];

/**
 * Keeps what is read where it is while rows come and go above it. A class, since only classes can measure right before the page
 * changes. The browser's own anchoring does nothing at the very top, and Safari's nothing at all.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate(): Place {
    const { scroller, list } = this.props;
    if (!scroller.current || !list.current) return [];
    const { scrollTop, clientHeight } = scroller.current;
    const rows = [...list.current.children] as HTMLElement[];
    const isInSight = ({ offsetTop, offsetHeight }: HTMLElement) =>
      offsetTop + offsetHeight > scrollTop && offsetTop < scrollTop + clientHeight;
    return rows.filter(isInSight).map((row) => ({ row, top: row.offsetTop }));
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: unknown, place: Place): void {
    const { scroller, isAtEnd } = this.props;
    if (!scroller.current) return;
    if (isAtEnd()) {
      scroller.current.scrollTop = scroller.current.scrollHeight;
      return;
    }
    const kept = place.find(({ row }) => row.isConnected);
    if (kept && kept.row.offsetTop !== kept.top) scroller.current.scrollTop += kept.row.offsetTop - kept.top;
  }

  override render() {
    return this.props.children;
  }
}
