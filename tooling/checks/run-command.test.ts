import { runCommand } from './run-command';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Runs a script with a limit of 10 minutes. `nextMessage` resolves when the script sends a message. */
function run(script: string) {
  let resolveNext = () => {};
  const result = runCommand('program', ['-e', script], { silentMinutes: 10, onMessage: () => resolveNext() });
  return { result, nextMessage: () => new Promise<void>((resolve) => (resolveNext = resolve)) };
}

test('a program that sends messages runs longer than the limit; when it falls silent, it is stopped, and the result says why', async () => {
  const { result, nextMessage } = run('let left = 3; setInterval(() => { if (left-- > 0) process.send(left); }, 20)');
  for (let message = 0; message < 3; message++) {
    await nextMessage();
    jest.advanceTimersByTime(6 * MINUTE);
  }
  jest.advanceTimersByTime(5 * MINUTE);
  expect(await result).toMatchObject({ isGreen: false, output: '\nStopped: no sign of life for 10 minutes.' });
});
