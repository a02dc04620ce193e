import { waitWhileProgressing } from './wait-while-progressing';

/** Waits with a clock of 100 ms a round; is done after `doneMs`, and progresses until `progressMs`. */
async function wait({ doneMs, progressMs }: { doneMs: number; progressMs: number }) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const lines: string[] = [];
  const waiting = waitWhileProgressing({
    what: 'registry',
    where: 'logs/registry.log',
    async isDone() {
      now += 100;
      return now >= doneMs;
    },
    readProgress: async () => Math.min(now, progressMs),
    say: (line) => lines.push(line),
    pauseMs: 0,
  });
  const outcome = await waiting.then(
    () => 'done',
    (error: Error) => error.message,
  );
  return { outcome, lines, now };
}
afterEach(() => jest.restoreAllMocks());

test('waits longer than a minute while there is progress, and says so every ten seconds', async () => {
  const { outcome, lines } = await wait({ doneMs: 95_000, progressMs: 90_000 });
  expect(outcome).toBe('done');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('Waiting for registry since 10 s; logs/registry.log says what it does.');
});

test('fails after a minute without progress, and names the log', async () => {
  const { outcome, now } = await wait({ doneMs: 900_000, progressMs: 20_000 });
  expect(outcome).toBe('Waited for registry for a minute without progress: see logs/registry.log');
  expect(now).toBeGreaterThanOrEqual(80_000);
  expect(now).toBeLessThan(95_000);
});
