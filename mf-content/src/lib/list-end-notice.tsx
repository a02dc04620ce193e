import type { ListEnd } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { ErrorState, useEndReached, VisuallyHidden } from '@social/ui';
import type { ReactNode } from 'react';
import { loadFailureMessage } from './load-failure-message';

export type ListEndNoticeProps = {
  end: ListEnd;
  /** Names the items: 'events'. */
  noun: string;
  skeleton: ReactNode;
};

/** Loads the next page before the reader reaches the end, and shows its skeleton or failure. */
export function ListEndNotice({ end, noun, skeleton }: ListEndNoticeProps) {
  const endRef = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });

  return <div ref={endRef}>{content()}</div>;

  function content() {
    switch (end.kind) {
      case 'more':
      case 'loading':
        return (
          <div role="status">
            {end.kind === 'loading' && <VisuallyHidden>{t('Loading more {noun}', { noun })}</VisuallyHidden>}
            {skeleton}
          </div>
        );
      case 'failed':
        return (
          <ErrorState
            title={t('The next {noun} could not be loaded', { noun })}
            detail={loadFailureMessage(end.error)}
            onRetry={end.retry}
          />
        );
      case 'reached':
        return null;
    }
  }
}
