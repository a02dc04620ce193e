import type { RegionFailureKind } from '@social/contracts';
import { SHELL } from '../../routes';
import type { ShellClock } from '../clock';
import type { RegionObserver } from '../federation/region-observer';
import { parseRegionMark } from './region-mark';
import type { TelemetryBuffer, TelemetryRegion } from './telemetry-buffer';
import type { Vital } from './watch-vitals';

export type ObservePageDependencies = {
  shellVersion: string;
  buffer: TelemetryBuffer;
  clock: ShellClock;
  /** Milliseconds since the navigation to this page started. */
  sinceNavigationMs: () => number;
  loadVitals: () => Promise<(onChange: (vital: Vital) => void) => void>;
};

/**
 * Turns what happens in a page into telemetry: outcomes at once, web vitals as they stand when the page is first hidden. The code that
 * measures vitals is loaded after the first content, and a page without it has no vitals.
 */
export function observePage(document: Document, dependencies: ObservePageDependencies): RegionObserver {
  const { shellVersion, buffer, clock, sinceNavigationMs, loadVitals } = dependencies;
  const shell: TelemetryRegion = { remote: SHELL, version: shellVersion, expose: null };
  const startedAtMs = new Map<string, number>();
  const vitals = new Map<Vital['name'], Vital & { region: TelemetryRegion }>();
  let hasContent = false;
  // A hidden page paints nothing, so its times say how long it was hidden.
  let wasHidden = document.hidden;

  function leave(): void {
    wasHidden = true;
    for (const { name, value, region } of vitals.values()) buffer.measure(region, name, value);
    buffer.flush();
  }

  function showContent(): void {
    if (hasContent) return;
    hasContent = true;
    buffer.count(shell, 'mounted');
    if (!wasHidden) buffer.measure(shell, 'contentMs', Math.round(sinceNavigationMs()));
    loadVitals().then(
      (watch) => watch((vital) => void vitals.set(vital.name, { ...vital, region: parseRegionMark(vital.element) ?? shell })),
      // The page works without them, and a shell that lacks one of its files reports that elsewhere.
      () => undefined,
    );
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leave();
  });
  document.defaultView?.addEventListener('pagehide', leave);
  buffer.count(shell, 'started');

  return {
    started({ remote, version }, expose) {
      const key = `${remote}@${version} ${expose}`;
      if (!startedAtMs.has(key)) startedAtMs.set(key, clock.now());
      buffer.count({ remote, version, expose }, 'started');
    },
    painted({ remote, version }, expose) {
      const region = { remote, version, expose };
      const startedMs = startedAtMs.get(`${remote}@${version} ${expose}`);
      buffer.count(region, 'mounted');
      if (startedMs !== undefined && !wasHidden) buffer.measure(region, 'contentMs', clock.now() - startedMs);
      showContent();
    },
    failed: ({ remote, version }, expose, kind) => buffer.count({ remote, version, expose }, toOutcome(kind)),
    pageFailed({ remote, version }, kind) {
      // The content security policy refuses parts of members' posts, which is no release's fault.
      if (kind !== 'csp') buffer.count({ remote, version, expose: null }, kind === 'integrity' ? 'integrity' : 'errored');
    },
  };
}

function toOutcome(kind: RegionFailureKind): 'failed' | 'crashed' {
  return kind === 'render' || kind === 'crash-loop' ? 'crashed' : 'failed';
}
