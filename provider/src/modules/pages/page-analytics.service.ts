import type { MonthFigures, PageAnalyticsRepository } from './page-analytics.repository';
import type { PageService } from './pages.service';

export type PageAnalyticsService = ReturnType<typeof createPageAnalyticsService>;
type Dependencies = { analytics: PageAnalyticsRepository; pages: PageService; now: () => Date };

export function createPageAnalyticsService({ analytics, pages, now }: Dependencies) {
  /** This month, after the same one a year before. */
  function usualMonths(): string[] {
    const [year = '', month = ''] = now().toISOString().split('-');
    return [`${Number(year) - 1}-${month}`, `${year}-${month}`];
  }

  return {
    /**
     * What people did with a page's posts, month by month (UTC), in the order asked for; those who manage the page may know.
     * @param months as `2026-03`. Without any, this month and the same one a year before.
     * @throws {PageNotFoundError | NotYourPageError}
     */
    async read(
      pageId: number,
      memberId: number,
      months: string[],
    ): Promise<{ likes: number; months: ({ month: string } & MonthFigures)[] }> {
      const { likes } = await pages.getManaged(pageId, memberId);
      const wanted = months.length > 0 ? months : usualMonths();
      const counted = await Promise.all(
        wanted.map(async (month) => ({ month, ...(await analytics.countActs(pageId, ...boundsOf(month))) })),
      );
      return { likes, months: counted };
    },
  };
}

function boundsOf(month: string): [from: Date, to: Date] {
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return [from, to];
}
