import { failureMessage } from '@social/api/failure-message';
import { CircularProgress, ErrorState, styled, useEndReached, VisuallyHidden } from '@social/ui';
import type { AlbumsEnd } from './use-albums';

/** What stands below the last album that is here. Asks for the next page before the member gets to it. */
export function AlbumsEndNotice({ end }: { end: AlbumsEnd }) {
  const nearEnd = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });

  switch (end.kind) {
    case 'more':
    case 'loading':
      return (
        <Waiting ref={nearEnd} role="status">
          {end.kind === 'loading' && (
            <>
              <VisuallyHidden>Loading more albums</VisuallyHidden>
              <CircularProgress size={28} aria-hidden />
            </>
          )}
        </Waiting>
      );
    case 'failed':
      return <ErrorState title="The next albums could not be loaded" detail={failureMessage(end.error)} onRetry={end.retry} />;
    case 'reached':
      return null;
  }
}

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 72 });
