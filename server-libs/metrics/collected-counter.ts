import { Counter, type Registry } from 'prom-client';

type Labels = Record<string, string | number>;

/** Counts that are kept elsewhere and read whenever metrics are collected, so that counting costs no more than an addition. */
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
