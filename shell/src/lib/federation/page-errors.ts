import { REPORT_PATH, type PageComposition, type PageErrorReport } from '@social/contracts';
import { SHELL } from '../../routes';
import { removeQueries } from './failure-reporter';
import { readHashes } from './import-map';
import { isNoise, type PageError } from './is-noise';
import type { RegionObserver } from './region-observer';

/** A broken timer can throw thousands of times, and further failures of a page rarely add anything. */
const MAX_REPORTS = 10;
const MAX_TEXT_LENGTH = 500;

export type PageErrorDependencies = {
  composition: PageComposition;
  send: (url: string, body: Blob) => void;
  /** Returns true if a remote has filled a region of the page, and fills none now. */
  isLeft: (remote: string) => boolean;
  observer: Pick<RegionObserver, 'pageFailed'>;
};

/**
 * Reports what no region's boundary sees: errors in event handlers and timers, rejected promises, and what the browser refused under the
 * page's policies. Each is attributed to the release that the addresses in its stack name, else to the shell. What no release causes
 * (`is-noise.ts`) is not reported, nor what fails because its screen or the page was left.
 */
export function watchPageErrors(view: Window, { composition, send, isLeft, observer }: PageErrorDependencies): void {
  // A developer's own build does not concern the pinned release of the same version.
  if (composition.reason === 'override') return;
  const reported = new Set<string>();

  let isLeaving = false;

  function report(error: PageError): void {
    const { kind, message, file, stack = '' } = error;
    if (isLeaving || isNoise(error)) return;
    const release = findRelease(`${stack} ${file}`, composition);
    // The shell runs on every screen.
    if (kind !== 'integrity' && release.remote !== SHELL && isLeft(release.remote)) return;
    observer.pageFailed(release, kind);
    const body: PageErrorReport = { ...release, kind, message: cut(message), file: cut(file) };
    const key = JSON.stringify(body);
    if (reported.has(key) || reported.size >= MAX_REPORTS) return;
    reported.add(key);
    send(REPORT_PATH, new Blob([key], { type: 'application/json' }));
  }

  // Requests and imports fail while the page ends. A page that comes back from the browser's cache is watched again.
  view.addEventListener('pagehide', () => (isLeaving = true));
  view.addEventListener('pageshow', () => (isLeaving = false));
  view.addEventListener('error', ({ error, message, filename }) =>
    report({ kind: 'error', name: getName(error), message, file: filename, stack: getStack(error) }),
  );
  view.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => {
    const stack = getStack(reason);
    report({
      kind: 'rejection',
      name: getName(reason),
      message: reason instanceof Error ? reason.message : String(reason),
      file: findFile(stack),
      stack,
    });
  });
  view.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report({ kind: 'csp', message: `${effectiveDirective} refused ${blockedURI}`, file: sourceFile || blockedURI }),
  );
  watchIntegrity((url) => hasHash(view, url), report);
}

/** The fields of the browser's report of a script without a hash in the page's import map. */
type IntegrityViolation = { type: string; body: { blockedURL?: string; destination?: string } | null };
type ReportingObserverClass = new (
  onReports: (reports: IntegrityViolation[]) => void,
  options: { types: string[]; buffered: boolean },
) => { observe: () => void };

/**
 * Firefox has no such observer: there a refused script is the failure of its region. WebKit also reports preloaded scripts that have their
 * hash, and runs them.
 */
function watchIntegrity(hasHash: (url: string) => boolean, report: (error: PageError) => void): void {
  const Observer = (globalThis as { ReportingObserver?: ReportingObserverClass }).ReportingObserver;
  if (!Observer) return;
  const onReports = (reports: IntegrityViolation[]) => {
    for (const { body } of reports) {
      if (hasHash(body?.blockedURL ?? '')) continue;
      report({ kind: 'integrity', message: `Integrity-Policy refused a ${body?.destination ?? 'script'}`, file: body?.blockedURL ?? '' });
    }
  };
  new Observer(onReports, { types: ['integrity-violation'], buffered: true }).observe();
}

/** Returns the release of the first address, which is where the error was thrown; the shell's for none. */
function findRelease(addresses: string, { remotes, shellVersion }: PageComposition): { remote: string; version: string } {
  const [, remote = SHELL, folder = ''] = /\/r\/([a-z0-9_]+)\/([^/\s)]*)/.exec(addresses) ?? [];
  const known = remotes[remote];
  if (!known) return { remote: SHELL, version: shellVersion };
  return { remote, version: known.fallback?.version === folder ? folder : known.version };
}

function findFile(stack: string): string {
  return /https?:\/\/[^\s)]+?\.js/.exec(stack)?.[0] ?? '';
}

/** A `DOMException` is no `Error` in every engine. */
function getName(error: unknown): string {
  return error !== null && typeof error === 'object' && 'name' in error ? String(error.name) : '';
}

function getStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

function cut(text: string): string {
  return removeQueries(text).slice(0, MAX_TEXT_LENGTH);
}

/** Returns true if the page's import map has a hash for a script of this origin. */
function hasHash({ document, location: { origin } }: Window, url: string): boolean {
  return url.startsWith(`${origin}/`) && url.slice(origin.length) in readHashes(document);
}
