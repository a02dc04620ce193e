import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { NotAuthorizedError, WrongServerKeyError } from '../lib/contract.errors';
import { isSameSecret } from '../lib/secrets';
import type { AccountService, Identity } from '../modules/account/account.service';
import { LEGACY_PREFIX } from './call-forms';

declare module 'fastify' {
  interface FastifyRequest {
    memberIdentity: Identity | null;
  }
  interface FastifyContextConfig {
    /** `public` calls work without a token. All others require a member's token. */
    access?: 'public' | 'member';
  }
}

const MAX_ANONYMOUS_BYTES = 128 * 1024;

const keys = z.object({
  server_key: z.string().catch(''),
  access_token: z.string().optional().catch(''),
  s: z.string().optional().catch(''),
});
const query = z.object({ access_token: z.string().optional().catch('') });

/**
 * Authenticates each call: first the host's key, then the member's token. Fields are validated after that. Only members may send large
 * bodies: the calls without a token take small forms.
 */
export const authentication = fastifyPlugin<{ serverKey: string; account: AccountService }>(
  async (app, { serverKey, account }) => {
    app.decorateRequest('memberIdentity', null);
    app.addHook('onRequest', async (request) => {
      if (isSmall(request.headers)) return;
      const { access_token: token = '' } = query.parse(request.query);
      if (!(await account.findIdentity(token))) throw new NotAuthorizedError();
    });
    app.addHook('preValidation', async (request) => {
      if (request.is404) return;
      const body = keys.parse(request.body ?? {});
      if (!isSameSecret(body.server_key, serverKey)) throw new WrongServerKeyError();
      if (request.routeOptions.config.access === 'public') return;
      const isLegacy = request.routeOptions.url?.startsWith(LEGACY_PREFIX);
      const token = isLegacy ? body.s : query.parse(request.query).access_token || body.access_token;
      request.memberIdentity = await account.findIdentity(token ?? '');
      if (!request.memberIdentity) throw new NotAuthorizedError();
    });
  },
  { name: 'authentication', dependencies: ['form-bodies'] },
);

/** The length of a chunked body is unknown. */
function isSmall(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= MAX_ANONYMOUS_BYTES;
}

/** Returns the member whose token came with the request. @throws {NotAuthorizedError} if the request has no token. */
export function getIdentity(request: FastifyRequest): Identity {
  if (!request.memberIdentity) throw new NotAuthorizedError();
  return request.memberIdentity;
}
