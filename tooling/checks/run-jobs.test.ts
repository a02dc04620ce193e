import { runJobs } from './run-jobs';

test.each([1, 2, 3])('with a maximum of %d as many jobs run side by side, and their results keep the order', async (maxAtOnce) => {
  let [running, maxRunning] = [0, 0];
  const jobs = [5, 1, 4, 2, 3].map((turns) => async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return turns;
  });

  expect(await runJobs(jobs, maxAtOnce)).toEqual([5, 1, 4, 2, 3]);
  expect(maxRunning).toBe(maxAtOnce);
});

test('no jobs have no results', async () => {
  expect(await runJobs([], 2)).toEqual([]);
});
