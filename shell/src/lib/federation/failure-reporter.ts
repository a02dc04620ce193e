import { REPORT_PATH, type ExposeName, type RegionReport } from '@social/contracts';
import type { RegionFailure } from './region-failure';
import type { RegionRelease } from './region-releases';

const MAX_MESSAGE_LENGTH = 500;

export type ReportFailure = (release: RegionRelease, expose: ExposeName, failure: RegionFailure, outcome: RegionReport['outcome']) => void;

/** Reports a release's failures to the edge, each once per page, without waiting for a response. */
export function createFailureReporter(send: (url: string, body: Blob) => void): ReportFailure {
  const reported = new Set<string>();
  return ({ remote, version, source }, expose, failure, outcome) => {
    // The failure of a developer's own build does not concern the pinned release of the same version.
    if (source === 'override') return;
    const key = [remote, version, expose, failure.kind].join(' ');
    if (reported.has(key)) return;
    reported.add(key);
    const report: RegionReport = {
      remote,
      version,
      expose,
      kind: failure.kind,
      outcome,
      message: removeQueries(failure.message).slice(0, MAX_MESSAGE_LENGTH),
    };
    send(REPORT_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
}

/** Removes the queries of URLs, which may hold a member's access token. */
export function removeQueries(message: string): string {
  return message.replace(/\?[^\s"'`)]*/g, '');
}
