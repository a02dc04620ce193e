import { explainChosenRelease, explainOverride, type ExplainDependencies } from './explain-override';
import type { RefusedResource } from './refused-resources';

const origin = 'http://localhost:3001';
const manifestUrl = `${origin}/mf-manifest.json`;
const entryUrl = `${origin}/remoteEntry.js`;
const build = { manifestUrl, expose: './home', message: 'Failed to fetch dynamically imported module' };

type Answer = { status?: number; body?: string; type?: string };

const manifest = (changes: object = {}) => ({
  body: JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' }, publicPath: 'auto' },
    exposes: [{ name: 'home' }],
    shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
    ...changes,
  }),
});
const script: Answer = { body: '', type: 'text/javascript; charset=utf-8' };

type Case = {
  answers?: Record<string, Answer>;
  /** URLs that answer, but not to other origins. */
  withoutCors?: string[];
  entry?: () => unknown;
  refused?: RefusedResource[];
  failed?: string[];
  permission?: PermissionState | null;
  expected: string | RegExp;
};

const working = { [manifestUrl]: manifest(), [entryUrl]: script };
const container = () => ({ get: () => undefined, init: () => undefined });

function fakePage({
  answers = working,
  withoutCors = [],
  entry = container,
  refused = [],
  failed = [],
  permission = null,
}: Omit<Case, 'expected'>): ExplainDependencies {
  return {
    async request(url, init) {
      if (withoutCors.includes(url) && init?.mode === 'no-cors') return { ok: false } as Response;
      const answer = answers[url];
      if (!answer) throw new TypeError('Failed to fetch');
      const { status = 200, body = '', type = 'application/json' } = answer;
      return { ok: status < 400, status, headers: new Headers({ 'content-type': type }), json: async () => JSON.parse(body) } as Response;
    },
    importModule: async () => entry(),
    refused: () => refused,
    failed: () => failed,
    localNetwork: async () => permission,
    shared: () => ({ react: ['19.3.1'] }),
  };
}

test.each<[string, Case]>([
  ['a server that is not running', { answers: {}, expected: `${manifestUrl} does not answer. Start` }],
  ['a browser that does not let the page connect', { answers: {}, permission: 'denied', expected: /Allow "Local network access"/ }],
  [
    'a server that is not running, or a browser that has not asked',
    { answers: {}, permission: 'prompt', expected: /does not answer\. Start the development server.*Allow "Local network access"/ },
  ],
  [
    'a server that is not running, in a browser that lets the page connect',
    { answers: {}, permission: 'granted', expected: /does not answer\. Start the development server of this build, then reload\.$/ },
  ],
  ['a server without CORS headers', { answers: {}, withoutCors: [manifestUrl], expected: /Access-Control-Allow-Origin/ }],
  ['another server', { answers: { [manifestUrl]: { status: 404 } }, expected: `${manifestUrl} answers 404` }],
  [
    'an index.html in place of a manifest',
    { answers: { [manifestUrl]: { body: '<html>' } }, expected: /is no manifest of Module Federation/ },
  ],
  [
    'an ordinary script as entry',
    {
      answers: { [manifestUrl]: manifest({ metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'global' } } }) },
      expected: /kind "global"/,
    },
  ],
  [
    'an entry that is missing',
    { answers: { [manifestUrl]: manifest(), [entryUrl]: { status: 404 } }, expected: `${entryUrl} answers 404` },
  ],
  [
    'an index.html in place of an entry',
    { answers: { [manifestUrl]: manifest(), [entryUrl]: { type: 'text/html' } }, expected: /arrives as text\/html/ },
  ],
  ['an entry without init', { entry: () => ({ get: () => undefined }), expected: 'remoteEntry.js exports get, but not init.' }],
  [
    'an entry that throws',
    {
      entry() {
        throw new SyntaxError('Unexpected token');
      },
      expected: 'cannot be imported: Unexpected token',
    },
  ],
  [
    'an expose that the build does not have',
    {
      answers: { ...working, [manifestUrl]: manifest({ exposes: [{ name: 'start' }] }) },
      expected: 'exposes ./start, but not ./home',
    },
  ],
  [
    'a shared package in another version',
    {
      answers: { ...working, [manifestUrl]: manifest({ shared: [{ name: 'react', requiredVersion: '^18.2.0' }] }) },
      expected: 'requires react ^18.2.0, and the page shares 19.3.1',
    },
  ],
  [
    'a style sheet that the server does not have',
    { answers: { ...working, [`${origin}/a.css`]: { status: 404 } }, failed: [`${origin}/a.css`], expected: `${origin}/a.css answers 404` },
  ],
  [
    'a resource that the policy refused',
    { refused: [{ directive: 'worker-src', url: `${origin}/worker.js` }], expected: `(worker-src) refused ${origin}/worker.js` },
  ],
])('names the cause of a build that does not run: %s', async (_title, { expected, ...input }) => {
  const [first, ...others] = await explainOverride(build, fakePage(input));

  expect(first).toMatch(typeof expected === 'string' ? new RegExp(expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : expected);
  expect(others.at(-1)).toBe(build.message);
});

test('keeps only the error of a build whose manifest, entry and shared packages are sound', async () => {
  const refused = [{ directive: 'img-src', url: 'https://elsewhere.example/a.png' }];
  expect(await explainOverride(build, fakePage({ refused }))).toEqual([build.message]);
});

test.each<[string, Case]>([
  ['an entry that is not served any more', { answers: { [entryUrl]: { status: 404 } }, expected: `${entryUrl} answers 404. Choose` }],
  ['an edge that does not answer', { answers: {}, expected: `${entryUrl} does not answer. Choose` }],
  [
    'an expose that the version does not have',
    { answers: { ...working, [manifestUrl]: manifest({ exposes: [{ name: 'start' }] }) }, expected: 'exposes ./start, but not ./home' },
  ],
  [
    'a shared package in another version',
    {
      answers: { ...working, [manifestUrl]: manifest({ shared: [{ name: 'react', requiredVersion: '^18.2.0' }] }) },
      expected: 'requires react ^18.2.0, and the page shares 19.3.1',
    },
  ],
  ['nothing but the error, without a manifest', { answers: { [entryUrl]: script }, expected: build.message }],
])('names the cause of a chosen version that does not run: %s', async (_title, { expected, ...input }) => {
  const reasons = await explainChosenRelease({ ...build, entryUrl }, fakePage(input));

  expect(reasons[0]).toContain(expected);
  expect(reasons.at(-1)).toBe(build.message);
});
