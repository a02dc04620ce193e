import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { assertMayOperateParams } from '../environments/assert-may-operate-params';
import { revisionView, switchBody, switchParams } from './revisions.schema';
import type { SwitchService } from './switch.service';

/** The route that switches remotes off and on: for operators of the environment. */
export const switchRoutes: FastifyPluginAsyncZod<{ switches: SwitchService }> = async (app, { switches }) => {
  app.put(
    '/environments/:environment/remotes/:remote/switch',
    {
      onRequest: app.requireToken(assertMayOperateParams),
      schema: {
        summary: 'Switch a remote off or on, whatever version of it is pinned',
        tags: ['revisions'],
        params: switchParams,
        body: switchBody,
        response: { 200: revisionView, ...refusals },
      },
    },
    ({ params, body, identity }) => switches.setDisabled(params.environment, params.remote, body, identity),
  );
};
