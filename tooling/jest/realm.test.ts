import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';

type Report = { numPassedTests: number; numFailedTests: number; testResults: { name: string; message: string }[] };

const workspace = resolve(__dirname, '../..');
const leaks = join(workspace, 'shared/ui/src/testing/leaks');

/** Runs the leaking test files in sequence in one worker. One of them fails, so the process fails too. */
function runLeaks(): Promise<Report> {
  const options = ['--config', join(__dirname, 'leaks.config.mjs'), '--runInBand', '--json'];
  return new Promise((done) => {
    execFile(process.execPath, [join(workspace, 'node_modules/jest/bin/jest.js'), ...options], (_, stdout) => done(JSON.parse(stdout)));
  });
}

test('a test file finds nothing of what others have left behind, also after one that failed', async () => {
  const { numPassedTests, numFailedTests, testResults } = await runLeaks();

  const failures = testResults.filter(({ message }) => message);
  expect(failures.map(({ name }) => name)).toEqual([join(leaks, 'failing.leak.tsx')]);
  expect(failures[0]?.message).toContain('console.error was called: leak');
  expect(failures[0]?.message).toContain('not wrapped in act');
  expect({ numPassedTests, numFailedTests }).toEqual({ numPassedTests: 2, numFailedTests: 2 });
});
