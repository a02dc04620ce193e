import { createLog } from '../create-log';
import { RegistryUnavailableError, type RegistrySource } from '../registry-source';
import { createSync } from './sync';

/** Runs the loop against these polls, and gives what it waited and said. */
async function runThrough(polls: ('away' | 'answers')[]) {
  const pauses: number[] = [];
  const lines: string[] = [];
  const registry: Pick<RegistrySource, 'heads'> = {
    heads: async () => {
      if (polls.shift() === 'away') throw new RegistryUnavailableError('the registry does not answer');
      return {};
    },
  };
  const sync = createSync({
    registry: { ...registry, rendered: neverAsked, manifest: neverAsked, file: neverAsked },
    files: { hold: neverAsked, promiseFor: neverAsked, read: neverAsked },
    compositions: { forHost: () => null, of: () => null, all: () => [], adopt: neverAsked },
    log: createLog('info', { write: (line) => void lines.push(line) }),
    pollMs: 400,
    now: () => 0,
    random: () => 1,
    pause: async (pauseMs) => {
      pauses.push(pauseMs);
      if (polls.length === 0) sync.stop();
    },
  });
  await sync.run();
  return { pauses, said: lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1]) };
}

function neverAsked(): Promise<never> {
  throw new Error('Nothing is pinned, so nothing is to be fetched.');
}

test('while the registry is away it is asked ever more rarely, up to every 3 seconds, and the log says so once', async () => {
  const { pauses, said } = await runThrough(['answers', 'away', 'away', 'away', 'away', 'answers', 'answers']);

  expect(pauses).toEqual([400, 800, 1600, 3000, 3000, 400, 400]);
  expect(said).toEqual(['The registry is away; what is on disk is served on', 'The registry answers again']);
});
