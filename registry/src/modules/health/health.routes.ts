import type { Drain } from '@social/limited-server/drain';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { DrainingError } from '../../common.errors';
import { refusals } from '../../common.schema';
import type { Database } from '../../storage/database';

const health = z.object({ status: z.literal('ok') });

/** Answers 200 while the database answers, else 503 with REG_DATABASE_UNAVAILABLE; REG_DRAINING from the signal to end on. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database; drain: Drain }> = async (app, { database, drain }) => {
  app.get(
    '/healthz',
    // Monitors poll it all the time.
    { logLevel: 'warn', schema: { summary: 'Is the registry able to work', tags: ['health'], response: { 200: health, ...refusals } } },
    async () => {
      if (drain.hasBegun()) throw new DrainingError();
      await database.execute(sql`select 1`);
      return { status: 'ok' as const };
    },
  );
};
