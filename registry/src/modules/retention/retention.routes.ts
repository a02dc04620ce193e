import { canonicalJson, retainedReleases } from '@social/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import type { Database } from '../../storage/database';
import { sendTagged } from '../revisions/edge.routes';
import { sha256 } from '../sha256';
import { readRetained } from './retained-releases';

export const retentionRoutes: FastifyPluginAsyncZod<{ database: Database; now(): Date }> = async (app, { database, now }) => {
  app.get(
    '/retained-releases',
    { schema: { summary: 'The releases that pages may ask for', tags: ['edge'], response: { 200: retainedReleases, ...refusals } } },
    async (request, reply) => {
      const body = canonicalJson(await readRetained(database, now()));
      return sendTagged(request, reply, body, sha256(body));
    },
  );
};
