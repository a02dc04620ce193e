import type { Composition } from '@social/contracts';
import { findDifferences } from './find-differences';
import { findFallbacks, type Step } from './find-fallbacks';
import type { Revision as StoredRevision } from './revision';

type Move = [kind: 'pin' | 'rollback', version: string | null];
type Revision = Step & Pick<StoredRevision, 'composition' | 'fallbacks'>;

/** Builds the log of an environment in which mf_feed moves, newest first, each revision with the fallbacks that it got. */
function moveThrough(moves: readonly Move[], withdrawn: ReadonlySet<string> = new Set()): Revision[] {
  const log: Revision[] = [];
  for (const [kind, version] of moves) {
    const head = log[0] ?? null;
    const composition: Composition = { shell: '1.0.0', ...(version === null ? {} : { mf_feed: version }) };
    const fallbacks = findFallbacks({ kind, head, composition, withdrawn }, log);
    log.unshift({ kind, composition, fallbacks, changes: findDifferences(head?.composition ?? {}, composition) });
  }
  return log;
}

const fallbackAfter = (...moves: Move[]) => moveThrough(moves)[0]?.fallbacks.mf_feed;

test('the fallback is the version before', () => {
  expect(fallbackAfter(['pin', '0.1.0'], ['pin', '0.2.0'])).toBe('0.1.0');
});

test('a version that was rolled back from is passed over for one that was replaced', () => {
  expect(fallbackAfter(['pin', '0.0.9'], ['pin', '0.1.0'], ['pin', '0.2.0'], ['rollback', '0.1.0'])).toBe('0.0.9');
});

test('two bad pins in a row do not displace the good version', () => {
  const moves: Move[] = [
    ['pin', '0.0.9'],
    ['pin', '0.1.0'],
    ['pin', '0.2.0'],
    ['rollback', '0.1.0'],
    ['pin', '0.3.0'],
  ];
  expect(fallbackAfter(...moves)).toBe('0.1.0');
  expect(fallbackAfter(...moves, ['rollback', '0.1.0'])).toBe('0.0.9');
});

test('a version that was rolled back from is the fallback where there is no other', () => {
  expect(fallbackAfter(['pin', '0.1.0'], ['pin', '0.2.0'], ['rollback', '0.1.0'])).toBe('0.2.0');
});

test('a version that is pinned again after its rollback counts as good', () => {
  expect(fallbackAfter(['pin', '0.1.0'], ['pin', '0.2.0'], ['rollback', '0.1.0'], ['pin', '0.2.0'], ['pin', '0.3.0'])).toBe('0.2.0');
});

test('a remote that comes back falls back to the version that ran before it was taken out', () => {
  expect(fallbackAfter(['pin', '0.1.0'], ['pin', null], ['pin', '0.2.0'])).toBe('0.1.0');
});

test('a withdrawn version is never the fallback', () => {
  const moves: Move[] = [
    ['pin', '0.1.0'],
    ['pin', '0.2.0'],
    ['pin', '0.3.0'],
  ];
  expect(moveThrough(moves, new Set(['mf_feed@0.2.0']))[0]?.fallbacks).toEqual({ mf_feed: '0.1.0' });
  expect(moveThrough(moves, new Set(['mf_feed@0.2.0', 'mf_feed@0.1.0']))[0]?.fallbacks).toEqual({});
});

/** Moves at random among four versions: a rollback goes to a version that ran before. The seed makes a failure repeatable. */
function randomMoves(seed: number): Move[] {
  let state = seed;
  const pick = <T>(values: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return values[Math.floor((state / 2 ** 31) * values.length)] as T;
  };
  const moves: Move[] = [['pin', '0.1.0']];
  for (let count = 0; count < 12; count++) {
    const present = moves.at(-1)?.[1];
    const kind = pick(['pin', 'pin', 'rollback'] as const);
    const versions = kind === 'pin' ? ['0.1.0', '0.2.0', '0.3.0', '0.4.0', null] : moves.map(([, version]) => version);
    const others = versions.filter((version) => version !== present);
    if (others.length > 0) moves.push([kind, pick(others)]);
  }
  return moves;
}

test('in any history the fallback ran before, is not the pinned version, and was rolled back from only where every other one was', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const moves = randomMoves(seed);
    const lastEnds = new Map<string, 'good' | 'bad'>();
    for (const [index, [, version]] of moves.entries()) {
      const next = moves[index + 1];
      if (version !== null && next) lastEnds.set(version, next[0] === 'rollback' ? 'bad' : 'good');
    }
    const pinned = moves.at(-1)?.[1] ?? null;
    if (pinned !== null) lastEnds.delete(pinned);

    const fallback = fallbackAfter(...moves);

    const isExpected = pinned === null || lastEnds.size === 0 ? fallback === undefined : lastEnds.has(fallback ?? '');
    const isGood = fallback === undefined || lastEnds.get(fallback) === 'good' || ![...lastEnds.values()].includes('good');
    expect({ seed, fallback, isExpected, isGood }).toEqual({ seed, fallback, isExpected: true, isGood: true });
  }
});
