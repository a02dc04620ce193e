import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { releaseParams } from '../releases/releases.schema';
import { checkReportList, checkReportView, newCheckReport } from './checks.schema';
import type { CheckService } from './checks.service';

export const checkRoutes: FastifyPluginAsyncZod<{ checks: CheckService }> = async (app, { checks }) => {
  const onRequest = app.requireToken();

  app.post(
    '/checks',
    {
      onRequest,
      schema: {
        summary: 'Report whether a check of a release or of a composition passed',
        tags: ['checks'],
        body: newCheckReport,
        response: { 201: checkReportView, ...refusals },
      },
    },
    async ({ body, identity }, reply) => reply.code(201).send(await checks.report(body, identity)),
  );

  app.get(
    '/releases/:remote/:version/checks',
    {
      onRequest,
      schema: {
        summary: 'The reports about a release, newest first',
        tags: ['checks'],
        params: releaseParams,
        response: { 200: checkReportList, ...refusals },
      },
    },
    async ({ params }) => ({ reports: await checks.list(params.remote, params.version) }),
  );
};
