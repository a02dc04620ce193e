import { failureWords } from '@social/api/failure-words';
import { CircularProgress, ErrorState, styled, useNearEnd, VisuallyHidden } from '@social/ui';
import type { AlbumsEnd } from './use-albums';

/** What stands below the last album that is here. Asks for the next page before the member gets to it. */
export function AlbumsEndNotice({ end }: { end: AlbumsEnd }) {
  const nearEnd = useNearEnd({ onNearEnd: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });

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
      return <ErrorState title="The next albums could not be loaded" detail={failureWords(end.error)} onRetry={end.retry} />;
    case 'reached':
      return null;
  }
}

const Waiting = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 72 });
