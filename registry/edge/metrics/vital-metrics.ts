import { vitalBounds, vitalNames, type ReleaseFigures, type VitalFigures, type VitalName } from '@social/contracts';
import { Gauge, type Registry } from 'prom-client';

const names: Readonly<Record<VitalName, string>> = {
  lcpMs: 'page_lcp_milliseconds',
  inpMs: 'page_inp_milliseconds',
  cls: 'page_cls',
  contentMs: 'page_content_milliseconds',
};

type Labels = Record<string, string | number>;

/**
 * Exposes the vitals of releases as histograms. The edge has already counted them, and the library's histograms only accept single values.
 */
export function vitalMetrics(metrics: Registry, readFigures: () => ReleaseFigures[]): void {
  for (const vital of vitalNames) {
    const labelNames = ['environment', 'arm', 'remote', 'version'];
    const help = `Of sampled pages, by release: ${vital}`;
    const series = (suffix: string, labels: string[], read: (labels: Labels, figures: VitalFigures) => (readonly [Labels, number])[]) =>
      new Gauge({
        name: `edge_${names[vital]}_${suffix}`,
        help,
        labelNames: labels,
        registers: [metrics],
        collect() {
          this.reset();
          for (const { environment, arm, remote, version, expose, vitals } of readFigures()) {
            if (expose !== null || vitals[vital].count === 0) continue;
            for (const [labels, value] of read({ environment, arm, remote, version }, vitals[vital])) this.set(labels, value);
          }
        },
      });
    series('count', labelNames, (labels, { count }) => [[labels, count]]);
    series('sum', labelNames, (labels, { sum }) => [[labels, sum]]);
    series('bucket', [...labelNames, 'le'], (labels, { counts, count }) => [
      ...vitalBounds[vital].map((le, index) => [{ ...labels, le }, sum(counts.slice(0, index + 1))] as const),
      [{ ...labels, le: '+Inf' }, count],
    ]);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
