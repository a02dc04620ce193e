import { pageErrorReport, type PageErrorReport } from '@social/contracts';
import { createPageComposition } from '../../testing/page-compositions';
import { watchPageErrors } from './page-errors';

const FEED = 'http://localhost:4000/r/mf_feed/2.0.0/expose-home.js';
const OLD_FEED = 'http://localhost:4000/r/mf_feed/1.0.0/expose-home.js';
const SHELL_MAIN = 'http://localhost:4000/r/shell/1.0.0/main.js';

function errorIn(message: string, ...files: string[]): Error {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...files.map((file) => `    at f (${file}:1:20)`)].join('\n') });
}

function watch(changes: Parameters<typeof createPageComposition>[0] = {}, left: string[] = []) {
  const importMap = { textContent: JSON.stringify({ integrity: { [new URL(FEED).pathname]: `sha384-${'A'.repeat(64)}` } }) };
  const view = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { querySelector: () => importMap }),
    location: new URL(FEED),
  });
  const bodies: Blob[] = [];
  const observed: string[] = [];
  watchPageErrors(view as unknown as Window, {
    composition: createPageComposition(changes),
    send: (_url, body) => void bodies.push(body),
    isLeft: (remote) => left.includes(remote),
    observer: { pageFailed: ({ remote, version }, kind) => void observed.push(`${remote}@${version} ${kind}`) },
  });
  const dispatch = (target: EventTarget, type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));
  return {
    throwError: (error: Error, filename = '') => dispatch(view, 'error', { error, message: error.message, filename }),
    reject: (reason: unknown) => dispatch(view, 'unhandledrejection', { reason }),
    dispatch: (type: string, fields: object = {}) => dispatch(view, type, fields),
    violate: (fields: object) => dispatch(view.document, 'securitypolicyviolation', fields),
    reports: () => Promise.all(bodies.map(readReport)),
    observed,
  };
}

// jsdom's blobs have no text().
async function readReport(body: Blob): Promise<PageErrorReport> {
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(body);
  await loaded;
  return pageErrorReport.parse(JSON.parse(reader.result as string));
}

test('an error in an event handler of a remote is reported with its release, although the shell called it', async () => {
  const { throwError, reports, observed } = watch();
  throwError(errorIn('posts is undefined', `${FEED}?access_token=secret`, SHELL_MAIN), `${FEED}?access_token=secret`);
  expect(await reports()).toEqual([{ remote: 'mf_feed', version: '2.0.0', kind: 'error', message: 'posts is undefined', file: FEED }]);
  expect(observed).toEqual(['mf_feed@2.0.0 error']);
});

test('a rejected promise is reported with the fallback release that runs', async () => {
  const { reject, reports } = watch();
  reject(errorIn('no answer', OLD_FEED));
  expect(await reports()).toEqual([{ remote: 'mf_feed', version: '1.0.0', kind: 'rejection', message: 'no answer', file: OLD_FEED }]);
});

test('a violation of the policy is reported with its rule and file', async () => {
  const { violate, reports } = watch();
  violate({ effectiveDirective: 'script-src-elem', blockedURI: 'https://evil.example/x.js', sourceFile: FEED });
  expect(await reports()).toEqual([
    { remote: 'mf_feed', version: '2.0.0', kind: 'csp', message: 'script-src-elem refused https://evil.example/x.js', file: FEED },
  ]);
});

test('what no address attributes counts as the shell, and a browser extension is not reported', async () => {
  const { reject, throwError, reports } = watch();
  reject('just a text');
  throwError(errorIn('not ours', 'chrome-extension://abc/content.js'));
  expect(await reports()).toEqual([expect.objectContaining({ remote: 'shell', version: '1.0.0', message: 'just a text' })]);
});

test('a failure that repeats is reported once, and a page reports ten failures at most', async () => {
  const { throwError, reports } = watch();
  for (let count = 0; count < 500; count += 1) throwError(errorIn('again', FEED));
  expect(await reports()).toHaveLength(1);
  for (let count = 0; count < 500; count += 1) throwError(errorIn(`failure ${count}`, FEED));
  expect(await reports()).toHaveLength(10);
});

test('a script without a hash is reported, and one whose hash the page has is not: WebKit reports what it preloads and runs', async () => {
  const observers: ((reports: object[]) => void)[] = [];
  function Observer(onReports: (reports: object[]) => void) {
    observers.push(onReports);
    return { observe: () => undefined };
  }
  Object.assign(globalThis, { ReportingObserver: Observer });
  const { reports } = watch();
  Reflect.deleteProperty(globalThis, 'ReportingObserver');

  const refused = (blockedURL: string) => ({ type: 'integrity-violation', body: { blockedURL, destination: 'script' } });
  observers[0]?.([refused(FEED), refused(OLD_FEED)]);

  expect(await reports()).toEqual([expect.objectContaining({ kind: 'integrity', version: '1.0.0', file: OLD_FEED })]);
});

test("a page with a developer's own build reports nothing", async () => {
  const { reject, reports } = watch({ reason: 'override' });
  reject(errorIn('mine', FEED));
  expect(await reports()).toEqual([]);
});

const noText = { message: '', filename: '' };
const named = (name: string) => Object.assign(errorIn('signal is aborted without reason', FEED), { name });

test.each<[what: string, cause: (page: ReturnType<typeof watch>) => void]>([
  [
    'Chromium’s word for a late observation',
    (page) => page.dispatch('error', { ...noText, message: 'ResizeObserver loop completed with undelivered notifications.' }),
  ],
  [
    'Safari’s and older words for it',
    (page) => page.dispatch('error', { ...noText, message: 'ResizeObserver loop limit exceeded', filename: FEED }),
  ],
  ['a script of another origin', (page) => page.dispatch('error', { ...noText, message: 'Script error.', error: null })],
  ['Safari’s words for a script of another origin', (page) => page.dispatch('error', { ...noText, message: 'Script error', error: null })],
  ['a request that was cancelled', (page) => page.reject(new DOMException('The user aborted a request.', 'AbortError'))],
  ['a dialog of sharing that was closed', (page) => page.reject(named('AbortError'))],
  ['a request that axios cancelled', (page) => page.reject(named('CanceledError'))],
  ['a query that was cancelled', (page) => page.reject(named('CancelledError'))],
  ['an error that was cancelled', (page) => page.throwError(named('AbortError'), FEED)],
  ...[
    'chrome-extension://abc',
    'moz-extension://abc',
    'safari-extension://abc',
    'safari-web-extension://abc',
    'webkit-masked-url://hidden',
    'user-script:2',
  ].map((address): [string, (page: ReturnType<typeof watch>) => void] => [
    `an error of ${address}`,
    (page) => page.throwError(errorIn('not ours', `${address}/content.js`)),
  ]),
  [
    'an extension that the policy names without an address',
    (page) => page.violate({ effectiveDirective: 'script-src-elem', blockedURI: 'chrome-extension', sourceFile: '' }),
  ],
  [
    'an eval that an extension put into the page',
    (page) => page.violate({ effectiveDirective: 'script-src', blockedURI: 'eval', sourceFile: 'http://localhost:4000/feed' }),
  ],
  ['an eval without a file', (page) => page.violate({ effectiveDirective: 'script-src', blockedURI: 'wasm-eval', sourceFile: '' })],
  [
    'a policy for texts that become code',
    (page) => page.violate({ effectiveDirective: 'require-trusted-types-for', blockedURI: 'trusted-types-sink', sourceFile: '' }),
  ],
])('%s is not reported', async (_what, cause) => {
  const page = watch();
  cause(page);
  expect([await page.reports(), page.observed]).toEqual([[], []]);
});

test.each<[what: string, cause: (page: ReturnType<typeof watch>) => void, kind: string]>([
  [
    'an eval in a file of a release',
    (page) => page.violate({ effectiveDirective: 'script-src', blockedURI: 'eval', sourceFile: FEED }),
    'csp',
  ],
  ['an error that only mentions an observer', (page) => page.throwError(errorIn('ResizeObserver is not defined', FEED), FEED), 'error'],
  ['an error that is worded like a foreign one, in a file', (page) => page.throwError(errorIn('Script error.', FEED), FEED), 'error'],
  ['a rejection that is worded like a cancellation', (page) => page.reject(errorIn('AbortError', FEED)), 'rejection'],
])('%s is reported', async (_what, cause, kind) => {
  const page = watch();
  cause(page);
  expect(await page.reports()).toEqual([expect.objectContaining({ remote: 'mf_feed', kind })]);
});

test('an error of a remote whose screen was left counts against no release', async () => {
  const { throwError, reject, reports, observed } = watch({}, ['mf_feed']);
  throwError(errorIn('cannot read offsetTop of null', FEED, SHELL_MAIN), FEED);
  reject(errorIn('no answer', FEED));
  expect([await reports(), observed]).toEqual([[], []]);
});

test('an error of the shell is reported on every screen, also after a page of its own', async () => {
  const { throwError, reports } = watch({}, ['shell']);
  throwError(errorIn('menu is undefined', SHELL_MAIN), SHELL_MAIN);
  expect(await reports()).toHaveLength(1);
});

test('what fails while the page is left is not reported, until it comes back', async () => {
  const { throwError, dispatch, reports } = watch();
  dispatch('pagehide');
  throwError(errorIn('Failed to fetch', SHELL_MAIN), SHELL_MAIN);
  expect(await reports()).toEqual([]);
  dispatch('pageshow');
  throwError(errorIn('Failed to fetch', SHELL_MAIN), SHELL_MAIN);
  expect(await reports()).toHaveLength(1);
});
