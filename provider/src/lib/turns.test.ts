import { createTurns } from './turns';

test('at most the given number of tasks run at once, in order, even after one has failed', async () => {
  const takeTurn = createTurns(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const run = (index: number) =>
    takeTurn(async () => {
      started.push(index);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (index === 0) throw new Error('failed');
    });
  const results = Promise.allSettled([0, 1, 2, 3].map(run));
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  await settle();
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await settle();
  expect(started).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await settle();
  ends[3]?.();

  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
