import { chooseFault } from './faults';

test('each fault is injected into its share of the requests, and the rest have none', () => {
  const rates = { slow: 0.125, fail: 0.25, drop: 0.5 };
  const rolls = Array.from({ length: 8 }, (_, index) => index / 8);

  expect(rolls.map((roll) => chooseFault(roll, rates))).toEqual([
    'slow',
    'fail',
    'fail',
    'drop-unreceived',
    'drop-unreceived',
    'drop-unanswered',
    'drop-unanswered',
    'none',
  ]);
  expect(rolls.map((roll) => chooseFault(roll, { slow: 0, fail: 0, drop: 0 }))).toEqual(rolls.map(() => 'none'));
});
