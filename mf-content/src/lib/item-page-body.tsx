import { ErrorState, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import type { ItemState } from './item-state';
import { loadFailureMessage } from './load-failure-message';

export type ItemPageBodyProps<Item> = {
  state: ItemState<Item>;
  /** The page's `h1` where the item, which has its own, does not show. */
  heading?: string;
  skeleton: ReactNode;
  /** Shown where the provider refuses the item. */
  missing: ReactNode;
  failedTitle: string;
  children: (item: Item) => ReactNode;
};

/** Shows a page about one item in each of its states. */
export function ItemPageBody<Item>({ state, heading, skeleton, missing, failedTitle, children }: ItemPageBodyProps<Item>) {
  const title = heading !== undefined && <Typography variant="h1">{heading}</Typography>;
  switch (state.kind) {
    case 'loading':
      return skeleton;
    case 'missing':
      return (
        <>
          {title}
          {missing}
        </>
      );
    case 'failed':
      return (
        <>
          {title}
          <ErrorState title={failedTitle} detail={loadFailureMessage(state.error)} onRetry={state.retry} />
        </>
      );
    case 'ready':
      return children(state.item);
  }
}
