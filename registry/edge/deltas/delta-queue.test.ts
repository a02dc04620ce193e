import { setImmediate } from 'node:timers/promises';
import { createDeltaQueue } from './delta-queue';

/** Starts a queue whose jobs record their names and wait until they may end. */
function startQueue() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const failures: unknown[] = [];
  const queue = createDeltaQueue((error) => void failures.push(error));
  return {
    queue,
    begun,
    failures,
    job: (name: string, failure?: Error) => async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (failure) throw failure;
    },
    async endOne() {
      ends.shift()?.();
      await setImmediate();
    },
  };
}

test('a newer composition drops the waiting jobs of its environment’s previous one, and no jobs of other environments', async () => {
  const { queue, begun, job, endOne } = startQueue();
  queue.replace('production', [job('a1'), job('a2')]);
  queue.replace('staging', [job('s1')]);
  queue.replace('production', [job('b1'), job('b2')]);
  for (let times = 0; times < 4; times += 1) await endOne();

  expect(begun).toEqual(['a1', 'b1', 'b2', 's1']);
  expect(queue.size()).toBe(0);
});

test('what browsers ask for comes after the compositions, each once, and no more than 200 wait', async () => {
  const { queue, begun, job, endOne } = startQueue();
  queue.replace('production', [job('a1'), job('a2')]);
  for (let number = 0; number < 300; number += 1) queue.request(`pair ${number % 250}`, job(`pair ${number % 250}`));
  expect(queue.size()).toBe(202);
  for (let times = 0; times < 202; times += 1) await endOne();

  expect(begun.slice(0, 4)).toEqual(['a1', 'a2', 'pair 0', 'pair 1']);
  expect(begun).toHaveLength(202);
});

test('a job that fails is reported, and the next one runs', async () => {
  const { queue, begun, failures, job, endOne } = startQueue();
  queue.replace('production', [job('a1', new Error('no memory')), job('a2')]);
  await endOne();

  expect([begun, failures]).toEqual([['a1', 'a2'], [new Error('no memory')]]);
});

test('closing waits for the job that runs, and begins no other', async () => {
  const { queue, begun, job, endOne } = startQueue();
  queue.replace('production', [job('a1'), job('a2')]);
  const closed = queue.close();
  await endOne();
  await closed;

  expect(begun).toEqual(['a1']);
});
