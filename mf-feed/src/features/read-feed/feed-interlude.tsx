import { styled } from '@social/ui';
import type { ReactNode } from 'react';
import { GAP_PX, type ListLayout } from './list-layout';

const INDEX_ATTRIBUTE = 'data-interlude-after';

/** A frame for something between two posts of a feed. Takes no space while it shows nothing. */
export function FeedInterlude({ afterIndex, children }: { afterIndex: number; children: ReactNode }) {
  return <Frame {...{ [INDEX_ATTRIBUTE]: afterIndex }}>{children}</Frame>;
}

/** Tells a list's layout how high its interlude is. One that is not mounted keeps its last height. */
export function measureInterlude(list: Element, layout: ListLayout): void {
  const frame = list.querySelector(`:scope > [${INDEX_ATTRIBUTE}]`);
  if (!frame) return;
  const heightPx = frame.getBoundingClientRect().height;
  layout.measureInterlude(Number(frame.getAttribute(INDEX_ATTRIBUTE)), heightPx === 0 ? 0 : heightPx + GAP_PX);
}

const Frame = styled('div')({ marginBottom: GAP_PX, '&:empty': { display: 'none' } });
