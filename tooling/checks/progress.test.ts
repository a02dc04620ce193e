import { createProgress, estimateRest } from './progress';

const phases = [
  { name: 'builds', expectedSeconds: 50 },
  { name: 'unit tests', expectedSeconds: 100 },
  { name: 'browser tests', expectedSeconds: 150 },
];

function startProgress() {
  const lines: string[] = [];
  let nowMs = 0;
  const progress = createProgress(phases, { slowness: 2, now: () => nowMs, print: (line) => void lines.push(line) });
  return { progress, lines, pass: (seconds: number) => (nowMs += seconds * 1000) };
}

test('prints each phase with the time that is left, by the speed of the phases before', () => {
  const { progress, lines, pass } = startProgress();
  progress.begin('builds');
  pass(150); // three times as long as expected
  progress.begin('unit tests');
  expect(lines).toEqual(['[1/3] builds, about 10 min left in all', '[2/3] unit tests, about 13 min left in all']);
});

test('prints how many are done at most every 20 seconds, and failures with it', () => {
  const { progress, lines, pass } = startProgress();
  progress.begin('builds');
  pass(50);
  progress.begin('unit tests');
  pass(10);
  progress.update({ done: 40, total: 400, failed: 0 }, 'files');
  pass(40);
  progress.update({ done: 200, total: 400, failed: 1 }, 'files');
  expect(lines.slice(2)).toEqual(['      200 of 400 files, 1 failed, about 3 min left in all']);
});

test('estimates the rest of the current phase from its own speed', () => {
  const rest = estimateRest({
    finished: [],
    current: { expectedSeconds: 100, seconds: 200, fraction: 0.5 },
    pending: [],
    slowness: 1,
  });
  expect(rest).toBe(200);
});

test('refuses a phase that was not announced', () => {
  expect(() => startProgress().progress.begin('lint')).toThrow('There is no phase named lint.');
});
