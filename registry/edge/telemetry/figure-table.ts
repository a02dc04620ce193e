import type { RegionOutcome, RegionTelemetry, ReleaseFigures, TelemetryArm, VitalName } from '@social/contracts';
import { countVital, noVitals } from './count-vital';

/** The pages and the release or region of a figure. */
export type FigureKey = { environment: string; arm: TelemetryArm } & Pick<RegionTelemetry, 'remote' | 'version' | 'expose'>;

export type FigureTable = ReturnType<typeof createFigureTable>;

/** Holds figures by release and region. */
export function createFigureTable() {
  const rows = new Map<string, ReleaseFigures>();

  function find(key: FigureKey): ReleaseFigures {
    const { environment, arm, remote, version, expose } = key;
    const name = `${environment} ${arm} ${remote}@${version} ${expose}`;
    const row = rows.get(name) ?? noFigures({ environment, arm, remote, version, expose });
    rows.set(name, row);
    return row;
  }

  return {
    countOutcome: (key: FigureKey, outcome: RegionOutcome) => void (find(key).pages[outcome] += 1),
    countVital: (key: FigureKey, name: VitalName, value: number) => countVital(name, find(key).vitals[name], value),
    list: (): ReleaseFigures[] => [...rows.values()],
  };
}

function noFigures(key: FigureKey): ReleaseFigures {
  return {
    ...key,
    pages: { started: 0, mounted: 0, failed: 0, crashed: 0, errored: 0, integrity: 0 },
    vitals: { lcpMs: noVitals('lcpMs'), inpMs: noVitals('inpMs'), cls: noVitals('cls'), contentMs: noVitals('contentMs') },
  };
}
