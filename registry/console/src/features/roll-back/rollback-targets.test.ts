import type { Revision } from '@social/registry-client/browser';
import { findTargets } from './rollback-targets';

const revision = (number: number, composition: Record<string, string>) =>
  ({ revision: number, by: 'ana', kind: 'pin', composition, changes: [], reason: 'tests' }) as unknown as Revision;

const status = { composition: { mf_feed: '0.3.0' }, fallbacks: {} };
const revisions = [
  revision(4, { mf_feed: '0.3.0' }),
  revision(3, { mf_feed: '0.2.0' }),
  revision(2, { mf_feed: '0.1.0' }),
  revision(1, { mf_feed: '0.1.0' }),
];

test('lists each other composition once, by its newest revision', () => {
  expect(findTargets(status, revisions).map(({ request }) => request)).toEqual([{ to: 3 }, { to: 2 }]);
});

test('lists the revision that was asked for, also where a newer one has the same composition', () => {
  expect(findTargets(status, revisions, 1).map(({ request }) => request)).toEqual([{ to: 1 }, { to: 3 }]);
});
