import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { assertMayOperateParams } from '../environments/assert-may-operate-params';
import { readIfMatch } from '../../plugins/if-match';
import { revisionView } from '../revisions/revisions.schema';
import { canaryActionBody, canaryActionParams, canaryBody, canaryStatus, type CanaryStatus } from './canaries.schema';
import type { CanaryService } from './canaries.service';

export type CanaryRoutesOptions = { canaries: CanaryService; readCanary(environment: string): Promise<CanaryStatus> };

/** Routes that start, move and end a canary: for operators of the environment, based on a revision that they name. */
export const canaryRoutes: FastifyPluginAsyncZod<CanaryRoutesOptions> = async (app, { canaries, readCanary }) => {
  const onRequest = app.requireToken(assertMayOperateParams);

  app.get(
    '/environments/:environment/canary',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'The canary, and for how many visitors its releases fail, compared with the pinned ones',
        tags: ['canaries'],
        params: environmentParams,
        response: { 200: canaryStatus, ...refusals },
      },
    },
    ({ params }) => readCanary(params.environment),
  );

  app.post(
    '/environments/:environment/canary',
    {
      onRequest,
      config: { ifMatch: 'The revision that the change is based on' },
      schema: {
        summary: 'Start a canary: a second composition for a share of the members, based on the revision in If-Match',
        tags: ['canaries'],
        params: environmentParams,
        body: canaryBody,
        response: { 201: revisionView, ...refusals },
      },
    },
    async ({ params, body, identity, headers }, reply) => {
      const target = { environment: params.environment, basedOn: readIfMatch(headers['if-match']) };
      return reply.code(201).send(await canaries.start(target, body, identity));
    },
  );

  app.post(
    '/environments/:environment/canary/:action',
    {
      onRequest,
      config: { ifMatch: 'The revision that the change is based on' },
      schema: {
        summary: 'Promote, skip a step of, pause, resume, abort or retry a canary, based on the revision in If-Match',
        tags: ['canaries'],
        params: canaryActionParams,
        body: canaryActionBody,
        response: { 201: revisionView, ...refusals },
      },
    },
    async ({ params, body, identity, headers }, reply) => {
      const target = { environment: params.environment, basedOn: readIfMatch(headers['if-match']) };
      return reply.code(201).send(await canaries.act(target, params.action, body.reason, identity));
    },
  );
};
