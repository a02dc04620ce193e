import { judgeMachine, measureMachine } from './measure-machine';

test.each([
  { title: 'two free processors', processors: 2, singleMs: 200, parallelMs: 210, workers: 2, slowness: 1.1 },
  { title: 'a container that may use one of two processors', processors: 2, singleMs: 200, parallelMs: 400, workers: 1, slowness: 2 },
  { title: 'two threads of one core', processors: 2, singleMs: 200, parallelMs: 330, workers: 2, slowness: 1.7 },
  { title: 'two processors that other programs keep busy', processors: 2, singleMs: 500, parallelMs: 620, workers: 2, slowness: 3.1 },
  { title: 'four processors of which two are busy', processors: 4, singleMs: 200, parallelMs: 400, workers: 2, slowness: 2 },
  { title: 'a machine faster than the reference', processors: 8, singleMs: 100, parallelMs: 110, workers: 8, slowness: 1 },
])('judges $title', ({ processors, singleMs, parallelMs, workers, slowness }) => {
  expect(judgeMachine({ processors, singleMs, parallelMs })).toEqual({ workers, slowness });
});

test('measures this machine', async () => {
  const { workers, slowness } = await measureMachine(1);
  expect(workers).toBe(1);
  expect(slowness).toBeGreaterThanOrEqual(1);
});
