import { Counter, type Registry } from 'prom-client';

type Labels = Record<string, string | number>;

/** Creates a counter that reads its values from elsewhere when metrics are collected, so that counting costs only an addition. */
export function collectedCounter(
  metrics: Registry,
  { name, help, labelNames }: { name: string; help: string; labelNames: string[] },
  read: () => Iterable<readonly [Labels, number]>,
): void {
  new Counter({
    name,
    help,
    labelNames,
    registers: [metrics],
    collect() {
      this.reset();
      for (const [labels, count] of read()) this.inc(labels, count);
    },
  });
}
