import type { AlbumItemId } from '@social/api';
import { createOrderStore, moveTo } from './order-store';

const ids = (...names: string[]) => names as AlbumItemId[];
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('saves one order at a time, and only the last of those made during a request', async () => {
  const saved: string[] = [];
  const answers: (() => void)[] = [];
  const store = createOrderStore((order) => {
    saved.push(order.join(''));
    return new Promise((resolve) => answers.push(resolve));
  });

  store.change(ids('b', 'a', 'c'));
  store.change(ids('b', 'c', 'a'));
  store.change(ids('c', 'b', 'a'));
  expect(saved).toEqual(['bac']);
  answers[0]?.();
  await settle();
  expect([saved, store.getState().ids?.join('')]).toEqual([['bac', 'cba'], 'cba']);
  answers[1]?.();
  await settle();
  expect(store.getState()).toEqual({ ids: null, saving: { kind: 'idle' } });
});

test('a refused order stays; it is saved by Retry, and given up by Discard', async () => {
  let isRefused = true;
  const store = createOrderStore(() => (isRefused ? Promise.reject(new Error('refused')) : Promise.resolve()));
  store.change(ids('b', 'a'));
  await settle();
  expect(store.getState()).toMatchObject({ ids: ['b', 'a'], saving: { kind: 'failed' } });

  isRefused = false;
  store.retry();
  await settle();
  expect(store.getState()).toEqual({ ids: null, saving: { kind: 'idle' } });

  isRefused = true;
  store.change(ids('b', 'a'));
  await settle();
  store.discard();
  expect(store.getState()).toEqual({ ids: null, saving: { kind: 'idle' } });
});

test('an item moves to an index in both directions', () => {
  const order = ids('a', 'b', 'c', 'd');
  expect(moveTo(order, order[0]!, 2).join('')).toBe('bcad');
  expect(moveTo(order, order[3]!, 0).join('')).toBe('dabc');
});
