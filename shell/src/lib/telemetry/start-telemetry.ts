import type { PageComposition } from '@social/contracts';
import { newId } from '@social/data';
import { browserClock } from '../clock';
import { noObserver, type RegionObserver } from '../federation/region-observer';
import { observePage } from './observe-page';
import { createTelemetryBuffer } from './telemetry-buffer';

type TelemetryDependencies = {
  composition: PageComposition;
  send: (url: string, body: Blob) => void;
  /** 0 ≤ x < 1. */
  random: () => number;
};

/** Starts the page's telemetry where this page is one of the environment's sample: all of it is sent then, or nothing. */
export function startTelemetry(view: Window, { composition, send, random }: TelemetryDependencies): RegionObserver {
  const { environment, revision, reason, shellVersion, settings } = composition;
  // A developer's own build does not concern the pinned release of the same version.
  if (reason === 'override' || random() >= (settings.telemetrySampleRate ?? 1)) return noObserver;
  const page = { pageId: newId(), environment, revision, arm: reason === 'pinned' ? 'pinned' : 'canary' } as const;
  return observePage(view.document, {
    shellVersion,
    buffer: createTelemetryBuffer({ ...page, send, clock: browserClock }),
    clock: browserClock,
    sinceNavigationMs: () => view.performance.now(),
    loadVitals: async () => (await import('./watch-vitals')).watchVitals,
  });
}
