import { edgeReport } from '@social/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { environmentParams, refusals } from '../../common.schema';
import { assertMayReportAsEdge } from '../tokens/tokens.service';
import { edgeList } from './edges.schema';
import type { EdgeService } from './edges.service';

export const edgeReportRoutes: FastifyPluginAsyncZod<{ edges: EdgeService }> = async (app, { edges }) => {
  app.post(
    '/environments/:environment/edge-reports',
    {
      // Every edge sends it every few seconds.
      logLevel: 'warn',
      onRequest: app.requireToken((identity, params) => {
        const parsed = environmentParams.safeParse(params);
        // The route's own schema refuses an invalid name with a message.
        if (parsed.success) assertMayReportAsEdge(identity, parsed.data.environment);
      }),
      schema: {
        summary: 'What an edge serves, and for how many visitors each release fails; for tokens with the scope report',
        tags: ['edge'],
        params: environmentParams,
        body: edgeReport,
        response: { 204: z.null(), ...refusals },
      },
    },
    async ({ params, body }, reply) => {
      await edges.report(params.environment, body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/environments/:environment/edges',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'The edges of an environment, and what each of them serves',
        tags: ['environments'],
        params: environmentParams,
        response: { 200: edgeList, ...refusals },
      },
    },
    ({ params }) => edges.list(params.environment),
  );
};
