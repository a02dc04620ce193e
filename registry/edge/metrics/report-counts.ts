type Labels = { environment: string; remote: string; version: string; kind: string; outcome: string };

/** Reported failures come from pages: a forged one must not make a metric of its own for ever. Releases are checked before. */
const MAX_SERIES = 2000;

export type ReportCounts = ReturnType<typeof createReportCounts>;

/** Counts the reports of pages by release, for metrics: failed regions, with the fallback or the error that members saw, and other errors. */
export function createReportCounts() {
  const counts = new Map<string, { labels: Labels; count: number }>();

  return {
    add(labels: Labels): void {
      const key = Object.values(labels).join(' ');
      const series = counts.get(key) ?? { labels, count: 0 };
      if (series.count === 0 && counts.size >= MAX_SERIES) return;
      series.count += 1;
      counts.set(key, series);
    },
    *read(): Iterable<readonly [Labels, number]> {
      for (const { labels, count } of counts.values()) yield [labels, count];
    },
  };
}
