import { pageErrorReport, type PageErrorReport } from '@social/contracts';
import { createPageComposition } from '../../testing/page-compositions';
import { watchPageErrors } from './page-errors';

const FEED = 'http://localhost:4000/r/mf_feed/2.0.0/expose-home.js';
const OLD_FEED = 'http://localhost:4000/r/mf_feed/1.0.0/expose-home.js';
const SHELL_MAIN = 'http://localhost:4000/r/shell/1.0.0/main.js';

function errorIn(message: string, ...files: string[]): Error {
  return Object.assign(new Error(message), { stack: [`Error: ${message}`, ...files.map((file) => `    at f (${file}:1:20)`)].join('\n') });
}

function watch(changes: Parameters<typeof createPageComposition>[0] = {}) {
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
    observer: { pageFailed: ({ remote, version }, kind) => void observed.push(`${remote}@${version} ${kind}`) },
  });
  const dispatch = (target: EventTarget, type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields));
  return {
    throwError: (error: Error, filename = '') => dispatch(view, 'error', { error, message: error.message, filename }),
    reject: (reason: unknown) => dispatch(view, 'unhandledrejection', { reason }),
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
