type Labels = { environment: string; remote: string; version: string; kind: string; outcome: string };

/**
 * Maximum number of series. Pages report failures, and forged reports must not create metrics without limit. Releases are checked before.
 */
const MAX_SERIES = 2000;

export type ReportCounts = ReturnType<typeof createReportCounts>;

/**
 * Counts the reports of pages by release, for metrics: failed regions, with the fallback or the error that members saw, and other errors.
 */
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
