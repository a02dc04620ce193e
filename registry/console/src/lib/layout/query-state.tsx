import { ErrorState, Skeleton, Stack } from '@social/ui';
import type { ReactNode } from 'react';
import { describeError } from '../format/describe-error';

type QueryStateProps<T> = {
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch(): unknown };
  /** Names the data in messages: 'the history'. */
  what: string;
  /** Lines of the skeleton. */
  lines?: number;
  children: (data: T) => ReactNode;
};

/** Shows what a query returned; until then a skeleton, and a failure with Retry. What was read before stays while it is read again. */
export function QueryState<T>({ query, what, lines = 4, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return (
      <ErrorState
        title={`Couldn't read ${what}`}
        detail={describeError(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <Stack spacing={1} role="status" aria-label={`Reading ${what}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={28} />
      ))}
    </Stack>
  );
}
