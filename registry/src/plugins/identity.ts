import type { FastifyRequest, onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { TokenInUrlError } from '../common.errors';
import type { Identity, TokenService } from '../modules/tokens/tokens.service';

declare module 'fastify' {
  interface FastifyRequest {
    /** The identity of the request's token. Only on routes with `requireToken`. */
    identity: Identity;
  }
  interface FastifyInstance {
    /** Makes a hook that refuses a request without a valid token whose scopes `check` accepts. It runs before the body is read. */
    requireToken(check?: (identity: Identity, params: unknown) => void): onRequestAsyncHookHandler;
  }
}

const tokenHooks = new WeakSet<object>();

/** Returns true if a route refuses requests without a token. @param hooks its `onRequest`. */
export function needsToken(hooks: RouteOptions['onRequest']): boolean {
  return [hooks ?? []].flat().some((hook) => tokenHooks.has(hook));
}

/** Authenticates requests. Tokens come only in the `Authorization` header. */
export const identityPlugin = fp<{ tokens: TokenService }>(
  async (app, { tokens }) => {
    const identities = new WeakMap<FastifyRequest, Identity>();

    app.decorateRequest('identity', {
      getter(this: FastifyRequest) {
        const identity = identities.get(this);
        if (!identity) throw new Error('This route does not require a token, so the request has no identity.');
        return identity;
      },
    });

    app.decorate('requireToken', (check) => {
      const hook: onRequestAsyncHookHandler = async (request) => {
        const identity = await tokens.identify(readBearerToken(request));
        check?.(identity, request.params);
        identities.set(request, identity);
      };
      tokenHooks.add(hook);
      return hook;
    });

    app.addHook('onRequest', async (request) => {
      if (hasTokenInUrl(request.url)) throw new TokenInUrlError();
    });
  },
  { name: 'identity' },
);

function readBearerToken(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function hasTokenInUrl(url: string): boolean {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return ['token', 'access_token', 'authorization'].some((name) => query.has(name)) || decodeSafely(url).includes('mfp_');
}

function decodeSafely(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
