import { canonicalJson } from '@social/contracts';
import type { Canary } from '../canaries/canaries.schema';
import { sha256 } from '../sha256';
import { CHAIN_START, hashRevision } from './chain';

const revision = {
  environment: 'production',
  number: 1,
  kind: 'pin' as const,
  composition: { shell: '0.1.0' },
  changes: [{ remote: 'shell', from: null, to: '0.1.0' }],
  fallbacks: {},
  restored: null,
  reason: 'the first',
  actor: 'ana',
  actorTokenId: '0123456789abcdef',
  createdAt: new Date('2026-03-01T10:00:00.000Z'),
  renderedDigest: '1'.repeat(64),
  previousHash: CHAIN_START,
};

test('a hash of version 1 is the one that was written before there were gates, whatever columns came later', () => {
  const written = sha256(canonicalJson({ ...revision, createdAt: revision.createdAt.toISOString() }));

  expect(hashRevision({ ...revision, canary: null, skippedGates: [], disabled: {}, hashVersion: 1 })).toBe(written);
});

test('a hash of version 2 covers the skipped gates and the version itself', () => {
  const hash = hashRevision({ ...revision, canary: null, skippedGates: [], disabled: {}, hashVersion: 2 });

  expect(hashRevision({ ...revision, canary: null, skippedGates: ['singletons'], disabled: {}, hashVersion: 2 })).not.toBe(hash);
  expect(hashRevision({ ...revision, canary: null, skippedGates: [], disabled: {}, hashVersion: 1 })).not.toBe(hash);
});

test('a hash of version 3 covers the remotes that are switched off', () => {
  const hash = hashRevision({ ...revision, canary: null, skippedGates: [], disabled: {}, hashVersion: 3 });

  expect(
    hashRevision({ ...revision, canary: null, skippedGates: [], disabled: { mf_chat: 'it floods the provider' }, hashVersion: 3 }),
  ).not.toBe(hash);
});

test('a hash of version 4 covers the canary', () => {
  const fields = { ...revision, skippedGates: [], disabled: {}, hashVersion: 4 };
  const canary: Canary = {
    id: 'production-1',
    startedIn: 1,
    changes: { mf_feed: '0.3.0' },
    percent: 5,
    cohort: { members: [], staff: false },
    steps: [{ weight: 5 }, { pause: {} }],
    step: 1,
    stepSince: '2026-03-01T10:00:00.000Z',
    isPaused: false,
    skippedGates: [],
    startedBy: 'ana',
    startedAt: '2026-03-01T10:00:00.000Z',
  };
  const hash = hashRevision({ ...fields, canary });

  expect(hashRevision({ ...fields, canary: { ...canary, percent: 50 } })).not.toBe(hash);
  expect(hashRevision({ ...fields, canary: null })).not.toBe(hash);
});

test('a hash version from the future has no hash here', () => {
  expect(hashRevision({ ...revision, canary: null, skippedGates: [], disabled: {}, hashVersion: 99 })).toBeNull();
});
