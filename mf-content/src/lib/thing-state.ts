import { ApiError } from '@social/api';
import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a page about one thing. `missing`: the provider refuses it, and asking again won't help. */
export type ThingState<Thing> =
  | { kind: 'loading' }
  | { kind: 'missing'; error: Error | null }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; thing: Thing };

export function thingStateOf<Thing>({ data, error, isFetching, refetch }: UseQueryResult<Thing>): ThingState<Thing> {
  if (data !== undefined) return { kind: 'ready', thing: data };
  if (error === null || isFetching) return { kind: 'loading' };
  if (error instanceof ApiError && error.kind === 'refused') return { kind: 'missing', error };
  return { kind: 'failed', error, retry: () => void refetch() };
}
