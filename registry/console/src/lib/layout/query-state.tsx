import { ErrorState, Skeleton, styled } from '@social/ui';
import { useState, type ReactNode } from 'react';
import { describeError } from '../format/describe-error';

type QueryStateProps<T> = {
  query: { data: T | undefined; error: Error | null; errorUpdateCount: number; refetch(): Promise<unknown> };
  /** Names the data in messages: 'the history'. */
  what: string;
  /** Lines of the skeleton. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** Line widths in percent, varied like lines of text. */
const LINE_WIDTHS = [64, 88, 46, 72];

/** Shows the result of a query, a skeleton before it, and a failure with Retry. The previous result stays visible during a refetch. */
export function QueryState<T>({ query, what, lines = 4, children }: QueryStateProps<T>) {
  const [lastError, setLastError] = useState(query.error);
  const [isRetrying, setIsRetrying] = useState(false);
  if (query.error && query.error !== lastError) setLastError(query.error);

  async function retry() {
    setIsRetrying(true);
    await query.refetch();
    setIsRetrying(false);
  }

  if (query.data !== undefined) return children(query.data);
  // Without the stream of changes everything is refetched every few seconds. The failure, and the focus on Retry, stay during that.
  const failure = query.error ?? (query.errorUpdateCount > 0 ? lastError : null);
  if (failure)
    return (
      <ErrorState title={`Couldn't read ${what}`} detail={describeError(failure)} onRetry={() => void retry()} isRetrying={isRetrying} />
    );
  return (
    <Lines role="status" aria-label={`Reading ${what}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="text" width={`${LINE_WIDTHS[line % LINE_WIDTHS.length]}%`} />
      ))}
    </Lines>
  );
}

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
