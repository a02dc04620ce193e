import { createLog } from '../create-log';
import { RegistryUnavailableError, type RegistrySource } from '../registry-source';
import { createSync } from './sync';

/** Runs the loop against these polls. @returns its pauses and what it logged. */
async function runThrough(polls: ('unavailable' | 'answers')[]) {
  const pauses: number[] = [];
  const lines: string[] = [];
  const registry: Pick<RegistrySource, 'heads'> = {
    heads: async () => {
      if (polls.shift() === 'unavailable') throw new RegistryUnavailableError('the registry does not answer');
      return {};
    },
  };
  const sync = createSync({
    registry: {
      ...registry,
      forgetHeads: () => {},
      head: neverCalled,
      rendered: neverCalled,
      manifest: neverCalled,
      file: neverCalled,
      retained: async () => ({}),
      viewableRemotes: neverCalled,
    },
    files: {
      ensureStored: neverCalled,
      lookUp: neverCalled,
      read: neverCalled,
      retained: () => ({}),
      retain: () => {},
      isProvisional: () => false,
      replaceProvisional: async () => {},
    },
    compositions: { findByHost: () => null, find: () => null, isComplete: () => false, all: () => [], serve: neverCalled },
    anchors: { seen: () => null, served: () => null, accept: neverCalled, markServed: neverCalled },
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
  return { pauses, messages: lines.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1]) };
}

function neverCalled(): Promise<never> {
  throw new Error('Nothing is pinned, so nothing is to be fetched.');
}

test('an unavailable registry is polled ever more rarely, up to every 3 seconds, and the log says so once', async () => {
  const { pauses, messages } = await runThrough([
    'answers',
    'unavailable',
    'unavailable',
    'unavailable',
    'unavailable',
    'answers',
    'answers',
  ]);

  expect(pauses).toEqual([400, 800, 1600, 3000, 3000, 400, 400]);
  expect(messages).toEqual(['The registry is away; what is on disk is served on', 'The registry answers again']);
});
