import { randomUUID } from 'node:crypto';
import { REPORT_PATH, TELEMETRY_PATH, type PageTelemetry, type RegionOutcome, type RegionReport } from '@social/contracts';

export type ReportedRelease = { environment: string; revision: number; remote: string; version: string };

/** Sends reports to an edge like pages of an environment. `localhost` is production's host name. */
export function createReporter(edgePort: number, { environment, revision, remote, version }: ReportedRelease) {
  async function post(path: string, body: PageTelemetry | RegionReport): Promise<void> {
    const url = `http://localhost:${edgePort}${path}`;
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The edge answers ${answer.status} to a report: ${await answer.text()}`);
  }

  return {
    /** Sends the outcomes of the release from `count` pages. */
    async pages(count: number, ...outcomes: RegionOutcome[]): Promise<void> {
      for (let page = 0; page < count; page += 1) {
        const regions = [{ remote, version, expose: null, outcomes, vitals: {} }];
        await post(TELEMETRY_PATH, { pageId: randomUUID(), environment, revision, arm: 'pinned', regions });
      }
    },
    /** Sends reports from `count` pages that show the fallback instead of the release. */
    async fallbacks(count: number): Promise<void> {
      for (let page = 0; page < count; page += 1) {
        await post(REPORT_PATH, { remote, version, expose: './home', kind: 'load', outcome: 'fell-back', message: 'the drill' });
      }
    },
  };
}
