import type { Composition } from '@social/contracts';
import { listReleases } from '../../domain/release-name';
import { makeBuild } from '../../testing/make-build';
import { settings } from '../../testing/start-registry';
import { decide, draftRevision, type EnvironmentState, type ReleaseFacts, type RevisionRequest } from './decide';

const at = new Date('2026-03-01T10:00:00Z');
const running: Composition = { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.1.0' };
const empty: EnvironmentState = { name: 'production', settings, freeze: null, head: null, steps: [], withdrawals: [] };

function request(composition: Composition): RevisionRequest {
  return { kind: 'pin', composition, restored: null, reason: 'because', actor: 'Ana', actorTokenId: '1', skippedGates: [] };
}

function factsOf(...compositions: Composition[]): ReleaseFacts {
  const releases = compositions.flatMap(listReleases).map(({ remote, version }) => {
    const { manifest } = makeBuild({ name: remote, version });
    return { remote, version, manifest, digest: '', sizeBytes: 1, publishedBy: 'team', publishedAt: at };
  });
  return { releases, collected: [], damagedFiles: [], reports: [], newestVersions: new Map([['mf_feed', ['0.1.0']]]) };
}

/** The state after `running` was pinned. */
function pinned(): EnvironmentState {
  const { revision } = decide(draftRevision(request(running), empty, at), empty, factsOf(running));
  return { ...empty, head: { ...revision, renderedDigest: 'digest', hash: 'hash' }, steps: [revision] };
}

const next = { ...running, mf_feed: '0.2.0' };

test('a pin becomes the revision after the head, with what changes and the fallback', () => {
  const state = pinned();

  const { revision, verdicts } = decide(draftRevision(request(next), state, at), state, factsOf(running, next));

  expect(revision).toMatchObject({
    number: 2,
    previousHash: 'hash',
    changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
    fallbacks: { mf_feed: '0.1.0' },
  });
  expect(verdicts.map(({ status }) => status)).not.toContain('refused');
});

test('a pin in a frozen environment gets the refusal of its gate', () => {
  const freeze = { until: '2026-03-02T10:00:00Z', reason: 'the sale', by: 'Ben', at: at.toISOString() };
  const state = { ...pinned(), freeze };

  const { verdicts } = decide(draftRevision(request(next), state, at), state, factsOf(running, next));

  expect(verdicts.find(({ gate }) => gate === 'frozen')).toMatchObject({ status: 'refused' });
});

test('a fallback whose files were removed is omitted, and a pin of such a release is refused', () => {
  const state = pinned();
  const facts = (version: string) => ({
    ...factsOf(running, next),
    collected: [{ remote: 'mf_feed', version, collectedBy: 'Ana', collectedAt: at }],
  });
  const draft = draftRevision(request(next), state, at);

  expect(decide(draft, state, facts('0.1.0')).revision.fallbacks).toEqual({});
  expect(() => decide(draft, state, facts('0.2.0'))).toThrow('mf_feed@0.2.0');
});

test('a release that was never published is refused with those that were', () => {
  const state = pinned();

  expect(() => decide(draftRevision(request(next), state, at), state, factsOf(running))).toThrow(
    'mf_feed@0.2.0 was never published. Newest of mf_feed: 0.1.0.',
  );
});
