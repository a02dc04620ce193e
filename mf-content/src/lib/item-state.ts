import { ApiError } from '@social/api';
import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a page about one item. `missing`: the provider refuses it, and another request would not help. */
export type ItemState<Item> =
  | { kind: 'loading' }
  | { kind: 'missing'; error: Error | null }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; item: Item };

export function toItemState<Item>({ data, error, isFetching, refetch }: UseQueryResult<Item>): ItemState<Item> {
  if (data !== undefined) return { kind: 'ready', item: data };
  if (error === null || isFetching) return { kind: 'loading' };
  if (error instanceof ApiError && error.kind === 'refused') return { kind: 'missing', error };
  return { kind: 'failed', error, retry: () => void refetch() };
}
