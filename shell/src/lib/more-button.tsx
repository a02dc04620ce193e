import { failureMessage } from '@social/api/failure-message';
import type { ListEnd } from '@social/data/lists/list-state';
import { Button, ErrorState, type ButtonProps } from '@social/ui';

export type MoreButtonProps = Pick<ButtonProps, 'variant' | 'children'> & { end: ListEnd; failedTitle: string };

/** Loads the next page of a list on request. Shows a failure with Retry. */
export function MoreButton({ end, failedTitle, ...button }: MoreButtonProps) {
  switch (end.kind) {
    case 'reached':
      return null;
    case 'failed':
      return <ErrorState title={failedTitle} detail={failureMessage(end.error)} onRetry={end.retry} />;
    case 'more':
      return <Button {...button} onClick={end.load} />;
    case 'loading':
      return <Button {...button} loading />;
  }
}
