import { ErrorState, useEndReached, VisuallyHidden } from '@social/ui';
import type { ReactNode } from 'react';
import { readFailureWords } from './read-failure-words';
import type { ListEnd } from './list-state';

export type ListEndNoticeProps = {
  end: ListEnd;
  /** What the list is of: 'events'. */
  noun: string;
  skeleton: ReactNode;
};

/** What stands below the last item that is here. Asks for the next page before the reader gets to it. */
export function ListEndNotice({ end, noun, skeleton }: ListEndNoticeProps) {
  const nearEnd = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });

  return <div ref={nearEnd}>{content()}</div>;

  function content() {
    switch (end.kind) {
      case 'more':
      case 'loading':
        return (
          <div role="status">
            {end.kind === 'loading' && <VisuallyHidden>Loading more {noun}</VisuallyHidden>}
            {skeleton}
          </div>
        );
      case 'failed':
        return <ErrorState title={`The next ${noun} could not be loaded`} detail={readFailureWords(end.error)} onRetry={end.retry} />;
      case 'reached':
        return null;
    }
  }
}
