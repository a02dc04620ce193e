import { canonicalJson } from '@social/contracts';
import type { Canary } from './canary';
import { sha256 } from './sha256';
import { CHAIN_START, HASH_VERSION, hashRevision } from './hash-chain';

const revision = {
  environment: 'production',
  number: 1,
  kind: 'pin' as const,
  composition: { shell: '0.1.0' },
  changes: [{ remote: 'shell', from: null, to: '0.1.0' }],
  fallbacks: {},
  restored: null,
  reason: 'the first',
  skippedGates: [],
  disabled: {},
  canary: null,
  actor: 'ana',
  actorTokenId: '0123456789abcdef',
  createdAt: new Date('2026-03-01T10:00:00.000Z'),
  renderedDigest: '1'.repeat(64),
  previousHash: CHAIN_START,
  hashVersion: HASH_VERSION,
};

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

test('the hash changes with each field', () => {
  const written = sha256(canonicalJson({ ...revision, createdAt: revision.createdAt.toISOString() }));
  expect(hashRevision(revision)).toBe(written);
});

test.each([
  ['skipped gates', { skippedGates: ['singletons' as const] }],
  ['remotes that are switched off', { disabled: { mf_chat: 'it floods the provider' } }],
  ['canary', { canary: null }],
  ['share of the canary', { canary: { ...canary, percent: 50 } }],
])('a hash covers the %s', (_name, changed) => {
  expect(hashRevision({ ...revision, canary, ...changed })).not.toBe(hashRevision({ ...revision, canary }));
});

test('a hash version from the future has no hash here', () => {
  expect(hashRevision({ ...revision, hashVersion: 99 })).toBeNull();
});
