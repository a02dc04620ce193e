import rateLimit from '@fastify/rate-limit';
import { toAddressGroup } from '@social/limited-server/address-group';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refusals } from '../../common.schema';
import { SignInLimitedError, SignInNotOfferedError } from './sign-in.errors';
import { signedIn, signInAnswer, signInBegin, signInOffer, signOutAddress, signOutRequest } from './sign-in.schema';
import type { SignInService } from './sign-in.service';

/** Beyond it the address that was quiet for longest is forgotten. */
const MAX_ADDRESSES = 10_000;

/** Routes of the sign-in by OpenID Connect. They set no cookie: the tab that asks gets a token, as it does from an administrator. */
export const signInRoutes: FastifyPluginAsyncZod<{ signIn: SignInService | null }> = async (app, { signIn }) => {
  const tags = ['sign-in'];

  function offered(): SignInService {
    if (!signIn) throw new SignInNotOfferedError();
    return signIn;
  }

  await app.register(rateLimit, {
    global: false,
    max: signIn?.attemptsPerMinute ?? 1,
    timeWindow: '1 minute',
    cache: MAX_ADDRESSES,
    keyGenerator: ({ ip }) => toAddressGroup(ip),
  });
  const checkLimit = app.createRateLimit();

  /** Runs before the body is read: each attempt costs encryption, and most of them a call of the provider. */
  async function limitAttempts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    offered();
    const limit = await checkLimit(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    void reply.header('retry-after', limit.ttlInSeconds);
    throw new SignInLimitedError(limit.ttlInSeconds);
  }

  app.get(
    '/sign-in',
    { schema: { summary: 'The ways to sign in besides tokens', tags, response: { 200: signInOffer, ...refusals } } },
    () => ({ openId: signIn && { name: signIn.name } }),
  );

  app.post(
    '/sign-in',
    {
      onRequest: limitAttempts,
      schema: { summary: 'Begin a sign-in by OpenID Connect', tags, response: { 201: signInBegin, ...refusals } },
    },
    async (_request, reply) => reply.code(201).send(await offered().begin()),
  );

  app.post(
    '/sign-in/answer',
    {
      onRequest: limitAttempts,
      schema: {
        summary: 'Exchange the answer of the OpenID Connect provider for a token of the person',
        tags,
        body: signInAnswer,
        response: { 201: signedIn, ...refusals },
      },
    },
    async ({ body }, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await offered().complete(body)),
  );

  app.post(
    '/sign-in/end',
    {
      onRequest: limitAttempts,
      schema: {
        summary: 'The address at which the session at the OpenID Connect provider ends; the token is ended by itself',
        tags,
        body: signOutRequest,
        response: { 200: signOutAddress, ...refusals },
      },
    },
    async ({ body }, reply) => reply.header('cache-control', 'no-store').send(await offered().leaveProvider(body.hint)),
  );
};
