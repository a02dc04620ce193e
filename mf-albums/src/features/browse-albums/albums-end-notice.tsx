import { failureMessage } from '@social/api/failure-message';
import type { ListEnd } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { CircularProgress, ErrorState, styled, useEndReached, VisuallyHidden } from '@social/ui';

/** Shows the state of the next page below the last album, and loads it before the member scrolls to the end. */
export function AlbumsEndNotice({ end }: { end: ListEnd }) {
  const endMarker = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });

  switch (end.kind) {
    case 'more':
    case 'loading':
      return (
        <Pending ref={endMarker} role="status">
          {end.kind === 'loading' && (
            <>
              <VisuallyHidden>{t('Loading more albums')}</VisuallyHidden>
              <CircularProgress size={28} aria-hidden />
            </>
          )}
        </Pending>
      );
    case 'failed':
      return <ErrorState title={t('The next albums could not be loaded')} detail={failureMessage(end.error)} onRetry={end.retry} />;
    case 'reached':
      return null;
  }
}

const Pending = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 72 });
