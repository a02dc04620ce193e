import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { createdToken, newToken, tokenList, tokenParams, tokenView } from './tokens.schema';
import { assertMayAdminister, type TokenService } from './tokens.service';

/** The routes by which every caller reads the own token, and signs out. */
export const ownTokenRoutes: FastifyPluginAsyncZod<{ tokens: TokenService }> = async (app, { tokens }) => {
  app.get(
    '/token',
    {
      onRequest: app.requireToken(),
      schema: { summary: 'The token of this request', tags: ['tokens'], response: { 200: tokenView, ...refusals } },
    },
    ({ identity }) => tokens.get(identity.tokenId),
  );

  app.delete(
    '/token',
    {
      onRequest: app.requireToken(),
      schema: {
        summary: 'Sign out: ends the token of a sign-in by OpenID Connect; others stay valid',
        tags: ['tokens'],
        response: { 200: tokenView, ...refusals },
      },
    },
    ({ identity }) => tokens.signOut(identity.tokenId),
  );
};

export const tokenRoutes: FastifyPluginAsyncZod<{ tokens: TokenService }> = async (app, { tokens }) => {
  const onRequest = app.requireToken(assertMayAdminister);

  app.post(
    '/tokens',
    { onRequest, schema: { summary: 'Make a token', tags: ['tokens'], body: newToken, response: { 201: createdToken, ...refusals } } },
    async ({ body, identity }, reply) => reply.code(201).send(await tokens.create(body, identity.name)),
  );

  app.get(
    '/tokens',
    { onRequest, schema: { summary: 'List tokens, without secrets', tags: ['tokens'], response: { 200: tokenList, ...refusals } } },
    async () => ({ tokens: await tokens.list() }),
  );

  app.delete(
    '/tokens/:tokenId',
    { onRequest, schema: { summary: 'Revoke a token', tags: ['tokens'], params: tokenParams, response: { 200: tokenView, ...refusals } } },
    ({ params }) => tokens.revoke(params.tokenId),
  );
};
