import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { refusals } from '../../common.schema';
import type { Database } from '../../storage/database';

const health = z.object({ status: z.literal('ok') });

/** Answers 200 while the database answers, else 503 with REG_DATABASE_UNAVAILABLE. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/healthz',
    // Monitors poll it all the time.
    { logLevel: 'warn', schema: { summary: 'Is the registry able to work', tags: ['health'], response: { 200: health, ...refusals } } },
    async () => {
      await database.execute(sql`select 1`);
      return { status: 'ok' as const };
    },
  );
};
