import { ApiError, type ApiErrorKind } from '@social/api';
import { notifyManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

/** Runs a query that always fails. @returns how often it was tried. */
async function countTries(kind: ApiErrorKind): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(new ApiError(kind, 'it failed')));
  await createQueryClient()
    .fetchQuery({ queryKey: [kind], queryFn, ...createQueryClient().getDefaultOptions().queries, retryDelay: 0 })
    .catch(() => undefined);
  return queryFn.mock.calls.length;
}

test.each(['network', 'server'] as const)('a read that fails with %s is tried three times', async (kind) => {
  expect(await countTries(kind)).toBe(3);
});

test.each(['timeout', 'refused', 'contract'] as const)('a read that fails with %s is tried once: the member is asked', async (kind) => {
  expect(await countTries(kind)).toBe(1);
});

test('components learn of a write before the next task, so that no frame is shown without it', async () => {
  const queries = createQueryClient();
  const listener = jest.fn();
  new QueryObserver(queries, { queryKey: ['post'], enabled: false }).subscribe(notifyManager.batchCalls(listener));
  queries.setQueryData(['post'], 'Changed');
  await Promise.resolve();
  expect(listener).toHaveBeenCalled();
});

test('a mutation without a connection fails at once', async () => {
  onlineManager.setOnline(false);
  const queries = createQueryClient();
  const mutation = queries.getMutationCache().build(queries, { mutationFn: () => Promise.reject(new Error('no connection')) });
  await expect(mutation.execute(undefined).finally(() => onlineManager.setOnline(true))).rejects.toThrow('no connection');
});
