import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { createdToken } from './tokens.schema';
import { assertMayAdminister } from './tokens.service';
import { exchangeBody, newTrust, trustList, trustParams, trustView } from './trusts.schema';
import type { TrustService } from './trusts.service';

/** Routes about pipelines that come with a token of their issuer. The exchange needs no token of ours. */
export const trustRoutes: FastifyPluginAsyncZod<{ trusts: TrustService }> = async (app, { trusts }) => {
  const onRequest = app.requireToken(assertMayAdminister);
  const tags = ['tokens'];

  app.post(
    '/tokens/exchange',
    {
      schema: {
        summary: 'Exchange an OIDC token of a trusted issuer for a short-lived token',
        tags,
        body: exchangeBody,
        response: { 201: createdToken, ...refusals },
      },
    },
    async ({ body }, reply) => reply.code(201).send(await trusts.exchange(body.idToken)),
  );

  app.post(
    '/tokens/trusts',
    { onRequest, schema: { summary: 'Trust subjects of an issuer', tags, body: newTrust, response: { 201: trustView, ...refusals } } },
    async ({ body, identity }, reply) => reply.code(201).send(await trusts.create(body, identity)),
  );

  app.get(
    '/tokens/trusts',
    { onRequest, schema: { summary: 'List trusts', tags, response: { 200: trustList, ...refusals } } },
    async () => ({ trusts: await trusts.list() }),
  );

  app.delete(
    '/tokens/trusts/:trust',
    { onRequest, schema: { summary: 'End a trust', tags, params: trustParams, response: { 200: trustView, ...refusals } } },
    ({ params }) => trusts.revoke(params.trust),
  );
};
