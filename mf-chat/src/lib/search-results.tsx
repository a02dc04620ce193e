import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { Button, Skeleton, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';

type SearchResultsProps = {
  state: { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'ready' };
  /** The sentence that says that it failed. */
  failedText: string;
  children: ReactNode;
};

/** The results below a search field: they keep their height while a search runs, and are announced. */
export function SearchResults({ state, failedText, children }: SearchResultsProps) {
  return (
    <Frame aria-live="polite">
      {state.kind === 'loading' && <Skeleton variant="rounded" height={56} aria-label={t('Searching')} />}
      {state.kind === 'failed' && (
        <Typography variant="body2" role="alert">
          {failedText} {failureMessage(state.error)} <Button onClick={state.retry}>{t('Retry')}</Button>
        </Typography>
      )}
      {state.kind === 'ready' && children}
    </Frame>
  );
}

const Frame = styled('div')({ height: 280, overflowY: 'auto' });
