import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { environmentParams, refusals } from '../../common.schema';
import { assertMayOperateParams } from '../environments/assert-may-operate-params';
import { readIfMatch } from '../../plugins/if-match';
import { pinRequestBody, pinRequestList, pinRequestParams, pinRequestView, rejectionBody } from './pin-requests.schema';
import type { PinRequestService } from './pin-requests.service';

/** Routes of pins that wait for their time or for the approval of a second person: for operators of the environment. */
export const pinRequestRoutes: FastifyPluginAsyncZod<{ pinRequests: PinRequestService }> = async (app, { pinRequests }) => {
  const onRequest = app.requireToken(assertMayOperateParams);
  const common = { tags: ['pin requests'] };

  app.post(
    '/environments/:environment/pin-requests',
    {
      onRequest,
      config: { ifMatch: 'The revision that the change is based on; "0" while nothing is pinned' },
      schema: {
        ...common,
        summary: 'Request a pin for a time, or for the approval of somebody else, based on the revision in If-Match',
        params: environmentParams,
        body: pinRequestBody,
        response: { 201: pinRequestView, ...refusals },
      },
    },
    async ({ params, body, identity, headers }, reply) => {
      const target = { environment: params.environment, basedOn: readIfMatch(headers['if-match']) };
      return reply.code(201).send(await pinRequests.request(target, body, identity));
    },
  );

  app.get(
    '/environments/:environment/pin-requests',
    {
      onRequest: app.requireToken(),
      schema: { ...common, summary: 'The newest requests', params: environmentParams, response: { 200: pinRequestList, ...refusals } },
    },
    async ({ params }) => ({ requests: await pinRequests.list(params.environment) }),
  );

  app.put(
    '/environments/:environment/pin-requests/:request/approval',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Approve a request of somebody else; without a time it is pinned at once',
        params: pinRequestParams,
        response: { 200: pinRequestView, ...refusals },
      },
    },
    ({ params, identity }) => pinRequests.approve(params.environment, params.request, identity),
  );

  app.put(
    '/environments/:environment/pin-requests/:request/rejection',
    {
      onRequest,
      schema: {
        ...common,
        summary: 'Reject a request, or cancel an own one',
        params: pinRequestParams,
        body: rejectionBody,
        response: { 200: pinRequestView, ...refusals },
      },
    },
    ({ params, body, identity }) => pinRequests.reject(params.environment, params.request, body.reason, identity),
  );
};
