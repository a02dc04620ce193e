import type { MonthCounts, PageAnalyticsRepository } from './page-analytics.repository';
import type { PageService } from './pages.service';

export type PageAnalyticsService = ReturnType<typeof createPageAnalyticsService>;
type Dependencies = { analytics: PageAnalyticsRepository; pages: PageService; now: () => Date };

export function createPageAnalyticsService({ analytics, pages, now }: Dependencies) {
  /** Returns the same month of last year, and this month. */
  function getDefaultMonths(): string[] {
    const [year = '', month = ''] = now().toISOString().split('-');
    return [`${Number(year) - 1}-${month}`, `${year}-${month}`];
  }

  return {
    /**
     * Counts the actions on a page's posts by month (UTC), in the order of `months`. Only the owner and admins of the page may read it.
     * @param months such as `2026-03`. Without any: this month, and the same month of last year.
     * @throws {PageNotFoundError | NotYourPageError}
     */
    async read(
      pageId: number,
      memberId: number,
      months: string[],
    ): Promise<{ likes: number; months: ({ month: string } & MonthCounts)[] }> {
      const { likes } = await pages.getManaged(pageId, memberId);
      const requested = months.length > 0 ? months : getDefaultMonths();
      const counted = await Promise.all(
        requested.map(async (month) => ({ month, ...(await analytics.countActs(pageId, ...getBounds(month))) })),
      );
      return { likes, months: counted };
    },
  };
}

function getBounds(month: string): [from: Date, to: Date] {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return [from, to];
}
