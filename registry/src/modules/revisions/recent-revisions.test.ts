import { createRecentRevisions } from './recent-revisions';
import type { RevisionView } from './revisions.schema';

const view = (revision: number): RevisionView => ({
  environment: 'production',
  revision,
  kind: 'pin',
  restored: null,
  changes: [],
  composition: {},
  disabled: {},
  canary: null,
  reason: 'because',
  skippedGates: [],
  by: 'Ana',
  at: '2026-03-01T10:00:00.000Z',
  hash: '',
});

function remember(...revisions: number[]) {
  const clock = { timeMs: 1, now: () => clock.timeMs };
  const recent = createRecentRevisions(clock);
  for (const revision of revisions) recent.add(view(revision));
  return { recent, clock };
}

test('the revisions after a number come newest first', () => {
  const { recent } = remember(4, 5, 6);
  expect(recent.newerThan('production', 4)).toEqual([view(6), view(5)]);
  expect(recent.newerThan('production', 6)).toEqual([]);
});

test.each([
  ['another process made one of them', [4, 6], 4],
  ['an older one was made before this process started', [4, 5], 2],
])('nothing is answered when %s', (_title, made, number) => {
  expect(remember(...made).recent.newerThan('production', number)).toEqual([]);
});

test('nothing is answered later than a second after the latest, because a backup may have been restored', () => {
  const { recent, clock } = remember(4, 5);
  clock.timeMs += 1001;
  expect(recent.newerThan('production', 4)).toEqual([]);
});
