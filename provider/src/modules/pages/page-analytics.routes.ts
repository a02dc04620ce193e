import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import type { PageAnalyticsService } from './page-analytics.service';
import { analyticsBody } from './pages.schema';

const description =
  'For those who manage the page. `months` are like `2025-03,2026-03` (UTC, at most 24; without any, this month and the same one a year before). Replies `likes_count` of the page and `data`, one item a month in the order asked for: `month, likes, comments, saves, shares`, all strings, counted from what was done in that month with posts of the page.';

export const pageAnalyticsRoutes: FastifyPluginAsyncZod<{ analytics: PageAnalyticsService }> = async (app, { analytics }) => {
  // Not in the contract. The chart in a page's settings needs these counts.
  app.post(
    '/page-analytics',
    {
      schema: {
        summary: 'What people did with a page’s posts, by month (our own call)',
        description,
        tags: ['pages'],
        body: analyticsBody,
      },
    },
    async (request) => {
      const { likes, months } = await analytics.read(request.body.page_id, getIdentity(request).memberId, request.body.months);
      const data = months.map((figures) => ({
        month: figures.month,
        likes: text(figures.likes),
        comments: text(figures.comments),
        saves: text(figures.saves),
        shares: text(figures.shares),
      }));
      return { likes_count: text(likes), data };
    },
  );
};
