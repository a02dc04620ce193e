import { vitalNames, type PageTelemetry, type RegionOutcome, type ReleaseFigures, type VitalName } from '@social/contracts';
import { createFigureTable, type FigureKey, type FigureTable } from './figure-table';
import { createPageVotes } from './page-votes';

/**
 * Maximum number of exposes of one release. A page may name any, and figures are stored for each. Further exposes count only for their
 * release.
 */
const MAX_EXPOSES = 40;

export type Telemetry = ReturnType<typeof createTelemetry>;

/** Sums the telemetry that pages sent to this edge since it started. */
export function createTelemetry() {
  const votes = createPageVotes();
  const total = createFigureTable();
  /** Figures of the running canary of each environment, since it started. */
  const canaries = new Map<string, { id: string; table: FigureTable }>();
  const exposes = new Map<string, Set<string>>();

  function isCountedApart({ environment, remote, version, expose }: FigureKey): boolean {
    if (expose === null) return true;
    const release = `${environment} ${remote}@${version}`;
    const known = exposes.get(release) ?? new Set();
    if (!known.has(expose) && known.size >= MAX_EXPOSES) return false;
    exposes.set(release, known.add(expose));
    return true;
  }

  function findTable(environment: string, id: string): FigureTable {
    const found = canaries.get(environment);
    if (found?.id === id) return found.table;
    const table = createFigureTable();
    canaries.set(environment, { id, table });
    return table;
  }

  return {
    /**
     * Adds a page's beacon, without repeated parts. Its releases must be ones that the environment served.
     * @param canaryId of the running canary. Null if none runs.
     */
    add({ pageId, environment, arm, regions }: PageTelemetry, canaryId: string | null = null): void {
      const tables = canaryId === null ? [total] : [total, findTable(environment, canaryId)];
      for (const { remote, version, expose, outcomes, vitals } of regions) {
        const key = { environment, arm, remote, version, expose };
        if (!isCountedApart(key)) continue;
        const isNew = (what: RegionOutcome | VitalName) => votes.isNew(`${environment} ${pageId}`, `${remote}@${version} ${expose}`, what);
        for (const outcome of outcomes) if (isNew(outcome)) for (const table of tables) table.countOutcome(key, outcome);
        for (const name of vitalNames) {
          const value = vitals[name];
          if (value !== undefined && isNew(name)) for (const table of tables) table.countVital(key, name, value);
        }
      }
    },
    /** Returns the figures since this edge started. */
    figures: (): ReleaseFigures[] => total.list(),
    /** Returns the figures of whole releases during a canary. Empty if it is not the latest of its environment. */
    figuresOfCanary(environment: string, canaryId: string): ReleaseFigures[] {
      const found = canaries.get(environment);
      return found?.id === canaryId ? found.table.list().filter(({ expose }) => expose === null) : [];
    },
  };
}
