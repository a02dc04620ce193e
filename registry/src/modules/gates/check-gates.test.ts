import type { ReleaseManifest } from '@social/contracts';
import { makeBuild } from '../../testing/make-build';
import type { ReleaseRow } from '../releases/releases.repository';
import { checkGates } from './check-gates';
import type { CandidateComposition } from './gate';
import type { GateName } from '../../domain/gates';

function release(name: string, version: string, manifest: Partial<ReleaseManifest> = {}): ReleaseRow {
  const build = makeBuild({ name, version, manifest });
  return {
    remote: name,
    version,
    digest: '',
    manifest: build.manifest,
    sizeBytes: 1,
    publishedBy: `${name} team`,
    publishedAt: new Date(0),
  };
}

function compatibility(changes: Partial<ReleaseManifest['compatibility']>): Pick<ReleaseManifest, 'compatibility'> {
  return { compatibility: { contract: 1, provides: {}, requires: {}, ...changes } };
}

function candidate(releases: ReleaseRow[], damagedFiles: CandidateComposition['damagedFiles'] = []): CandidateComposition {
  return {
    environment: 'production',
    releases: new Map(releases.map((row) => [row.remote, row])),
    damagedFiles,
    changedRemotes: new Set(releases.map(({ remote }) => remote)),
    configuration: {},
    requiredChecks: [],
    reports: [],
    changes: [],
    withdrawals: [],
    freeze: null,
  };
}

const shell = release('shell', '1.0.0', compatibility({ provides: { react: '19.3.1', '@social/ui': '0.2.0' } }));
const chat = release('mf_chat', '0.1.0');

function problemsOf(gate: GateName, releases: ReleaseRow[], damaged?: CandidateComposition['damagedFiles']): string[] {
  const verdict = checkGates(candidate(releases, damaged)).find((one) => one.gate === gate);
  return (verdict?.problems ?? []).map(({ remote, owner, message }) => `${remote} (${owner}): ${message}`);
}

test('a composition that fits passes every gate', () => {
  const feed = release('mf_feed', '0.2.0', compatibility({ requires: { react: '^19.0.0', '@social/ui': '^0.2.0' } }));

  expect(checkGates(candidate([shell, chat, feed])).map(({ gate, status }) => [gate, status])).toEqual([
    ['bytes', 'passed'],
    ['contract', 'passed'],
    ['singletons', 'passed'],
    ['exposes', 'passed'],
    ['paths', 'passed'],
    ['configuration', 'passed'],
    ['checks', 'passed'],
    ['withdrawn', 'passed'],
    ['frozen', 'passed'],
  ]);
});

test.each([
  [{ react: '^99.0.0' }, 'it requires react ^99.0.0, the shell provides 19.3.1'],
  [{ '@social/ui': '^0.1.0' }, 'it requires @social/ui ^0.1.0, the shell provides 0.2.0'],
  [{ vue: '^3.0.0' }, 'it requires vue ^3.0.0, which the shell does not provide'],
  [{ constructor: '*' }, 'it requires constructor *, which the shell does not provide'],
])('a release that requires %j is refused by name, range and owner', (requires, message) => {
  const feed = release('mf_feed', '0.2.0', compatibility({ requires }));

  expect(problemsOf('singletons', [shell, chat, feed])).toEqual([`mf_feed (mf_feed team): ${message}`]);
});

test('a pre-release of a provided version satisfies the range of that version', () => {
  const local = release('shell', '1.0.0', compatibility({ provides: { '@social/ui': '0.2.1-local.1' } }));
  const feed = release('mf_feed', '0.2.0', compatibility({ requires: { '@social/ui': '^0.2.0' } }));

  expect(problemsOf('singletons', [local, chat, feed])).toEqual([]);
});

test('a release of another contract version is refused', () => {
  expect(problemsOf('contract', [shell, chat, release('mf_feed', '0.2.0', compatibility({ contract: 9 }))])).toEqual([
    'mf_feed (mf_feed team): it speaks contract 9, the shell speaks 1',
  ]);
});

test('a consumed expose must be in the composition, exposed, and of the contract version that the consumer was written for', () => {
  const consumes = [{ remote: 'mf_feed', expose: './post-list', contract: 2 }];
  const albums = release('mf_albums', '0.1.0', { consumes, pages: [] });
  const feed = (exposes: ReleaseManifest['exposes']) => release('mf_feed', '0.2.0', { exposes, pages: [] });

  expect(problemsOf('exposes', [shell, chat, albums])).toEqual([
    'mf_albums (mf_albums team): it shows ./post-list of mf_feed, which is not in the composition',
  ]);
  expect(problemsOf('exposes', [shell, chat, albums, feed([])])).toEqual([
    'mf_albums (mf_albums team): it shows ./post-list of mf_feed, which mf_feed@0.2.0 does not expose',
  ]);
  expect(problemsOf('exposes', [shell, chat, albums, feed([{ name: './post-list', files: [] }])])).toEqual([
    'mf_albums (mf_albums team): it shows ./post-list of mf_feed, written for its contract 2; mf_feed@0.2.0 has 1',
  ]);
  expect(problemsOf('exposes', [shell, chat, albums, feed([{ name: './post-list', files: [], contract: 2 }])])).toEqual([]);
});

test('the region that every page shows is needed as well', () => {
  expect(problemsOf('exposes', [shell])).toEqual(['shell (shell team): it shows ./list of mf_chat, which is not in the composition']);
});

test.each([
  ['/CHAT/:id', 'it declares the page /CHAT/:id, which mf_chat has'],
  ['/login', 'it declares the page /login, which shell has'],
  ['/groups/:id', 'it declares the page /groups/:id, which mf_groups has'],
  ['/Groups', 'it declares the page /Groups, which mf_groups has'],
])('a page at %s, which another release has, is refused', (path, message) => {
  const pageAt = (own: string) => [{ path: own, expose: './home', title: 'Other', access: 'member' as const, preload: true }];
  const home = release('mf_feed', '0.1.0');
  const groups = release('mf_groups', '0.1.0', { pages: pageAt('/groups/:groupId?') });

  expect(problemsOf('paths', [shell, chat, home, groups, release('mf_other', '0.1.0', { pages: pageAt(path) })])).toEqual([
    `mf_other (mf_other team): ${message}`,
  ]);
});

test('a composition without a page at / is refused', () => {
  expect(problemsOf('paths', [shell, chat])).toEqual(['shell (shell team): it leads members to /, which no release has']);
});

test('damaged bytes are refused', () => {
  expect(problemsOf('bytes', [shell, chat], [{ remote: 'mf_chat', path: 'remoteEntry.js' }])).toEqual([
    'mf_chat (mf_chat team): its stored bytes differ from its manifest: remoteEntry.js',
  ]);
});

test('a skipped gate still says what it found', () => {
  const verdicts = checkGates(candidate([shell, chat, release('mf_feed', '0.2.0', compatibility({ contract: 9 }))]), ['contract']);

  expect(verdicts.find(({ gate }) => gate === 'contract')).toMatchObject({ status: 'skipped', problems: [{ remote: 'mf_feed' }] });
});

test('a release that does not accept a value of the environment is refused by name, value and owner', () => {
  const feed = release('mf_feed', '0.2.0', {
    configuration: { type: 'object', properties: { pageSize: { type: 'integer', maximum: 50 } } },
  });
  const verdictOn = (configuration: CandidateComposition['configuration']) =>
    checkGates({ ...candidate([shell, chat, feed]), configuration }).find(({ gate }) => gate === 'configuration');

  expect(verdictOn({ mf_feed: { pageSize: 20 }, mf_other: { x: 1 } })?.status).toBe('passed');
  expect(verdictOn({ mf_feed: { pageSize: 100 }, mf_chat: { sounds: true } })?.problems).toEqual([
    {
      remote: 'mf_feed',
      version: '0.2.0',
      owner: 'mf_feed team',
      message: 'its configuration in production does not fit: pageSize must be <= 50. registry env set changes or unsets the value',
    },
    {
      remote: 'mf_chat',
      version: '0.1.0',
      owner: 'mf_chat team',
      message:
        'its configuration in production does not fit: it declares no configuration, and sounds is set. registry env set changes or unsets the value',
    },
  ]);
});
