import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { createdToken } from '../tokens/tokens.schema';
import { SignInNotOfferedError } from './sign-in.errors';
import { signInAnswer, signInBegin, signInOffer } from './sign-in.schema';
import type { SignInService } from './sign-in.service';

/** Routes of the sign-in by OpenID Connect. They set no cookie: the tab that asks gets a token, as it does from an administrator. */
export const signInRoutes: FastifyPluginAsyncZod<{ signIn: SignInService | null }> = async (app, { signIn }) => {
  const tags = ['sign-in'];

  function offered(): SignInService {
    if (!signIn) throw new SignInNotOfferedError();
    return signIn;
  }

  app.get(
    '/sign-in',
    { schema: { summary: 'The ways to sign in besides tokens', tags, response: { 200: signInOffer, ...refusals } } },
    () => ({ openId: signIn && { name: signIn.name } }),
  );

  app.post(
    '/sign-in',
    { schema: { summary: 'Begin a sign-in by OpenID Connect', tags, response: { 201: signInBegin, ...refusals } } },
    async (_request, reply) => reply.code(201).send(await offered().begin()),
  );

  app.post(
    '/sign-in/answer',
    {
      schema: {
        summary: 'Exchange the answer of the OpenID Connect provider for a token of the person',
        tags,
        body: signInAnswer,
        response: { 201: createdToken, ...refusals },
      },
    },
    async ({ body }, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await offered().complete(body)),
  );
};
