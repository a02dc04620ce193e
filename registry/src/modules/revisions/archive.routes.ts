import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { assertMayAdminister } from '../tokens/tokens.service';
import type { ArchiveService } from './archive.service';
import { archiveBody, revisionView } from './revisions.schema';

/** The route that archives environments and restores them: for those who set environments up. */
export const archiveRoutes: FastifyPluginAsyncZod<{ archives: ArchiveService }> = async (app, { archives }) => {
  app.put(
    '/environments/:environment/archive',
    {
      onRequest: app.requireToken(assertMayAdminister),
      schema: {
        summary: 'Archive an environment, which is then served no more and keeps its history, or restore it',
        tags: ['environments'],
        params: environmentParams,
        body: archiveBody,
        response: { 200: revisionView, ...refusals },
      },
    },
    ({ params, body, identity }) => archives.setArchived(params.environment, body, identity),
  );
};
