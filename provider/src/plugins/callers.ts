import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { NotAuthorizedError, WrongServerKeyError } from '../lib/contract.errors';
import { isSameSecret } from '../lib/secrets';
import type { AccountService, Caller } from '../modules/account/account.service';
import { LEGACY_PREFIX } from './call-forms';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** `public` calls work without a token; all others are a member's. */
    access?: 'public' | 'member';
  }
}

const keys = z.object({
  server_key: z.string().catch(''),
  access_token: z.string().optional().catch(''),
  s: z.string().optional().catch(''),
});
const query = z.object({ access_token: z.string().optional().catch('') });

/** Who calls: first the host's key, then the member's token; only then does anybody look at fields. */
export const callers = fastifyPlugin<{ serverKey: string; account: AccountService }>(
  async (app, { serverKey, account }) => {
    app.decorateRequest('caller', null);
    app.addHook('preValidation', async (request) => {
      if (request.is404) return;
      const body = keys.parse(request.body ?? {});
      if (!isSameSecret(body.server_key, serverKey)) throw new WrongServerKeyError();
      if (request.routeOptions.config.access === 'public') return;
      const isLegacy = request.routeOptions.url?.startsWith(LEGACY_PREFIX);
      const token = isLegacy ? body.s : query.parse(request.query).access_token || body.access_token;
      request.caller = await account.findCaller(token ?? '');
      if (!request.caller) throw new NotAuthorizedError();
    });
  },
  { name: 'callers', dependencies: ['form-bodies'] },
);

/** The member who calls. @throws {NotAuthorizedError} where a public call asks for one. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new NotAuthorizedError();
  return request.caller;
}
