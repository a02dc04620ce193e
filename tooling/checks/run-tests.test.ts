import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { describeFailure } from './run-tests';

test('a failure is described by its place, the first lines of its message without colours, and a command', () => {
  const message = ['\u001B[31mError: expected 1, got 2\u001B[39m', '', ...Array.from({ length: 40 }, (_, line) => `at frame ${line}`)].join(
    '\n',
  );
  const failure = {
    file: join(workspaceRoot, 'e2e/tests/journeys/home.spec.ts'),
    line: 12,
    project: 'journeys',
    title: 'shows posts',
    message,
  };
  const lines = describeFailure(failure, 'npx playwright test home.spec.ts:12').split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '✗ [journeys] e2e/tests/journeys/home.spec.ts:12 shows posts',
    '    Error: expected 1, got 2',
    '    at frame 0',
  ]);
  expect(lines).toHaveLength(16);
  expect(lines.at(-1)).toBe('  Run it by itself: npx playwright test home.spec.ts:12');
});

test('a failure of the run itself has no place and no command', () => {
  expect(describeFailure({ file: '', title: 'the run itself', message: 'no browser' }, '')).toBe('✗ the run itself\n    no browser');
});
