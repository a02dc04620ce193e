import type { FastifyInstance } from 'fastify';
import type { OidcSettings } from './modules/sign-in/oidc-settings';
import { openSignIn } from './modules/sign-in/open-sign-in';
import { signInRoutes } from './modules/sign-in/sign-in.routes';
import { createIssuerKeys } from './modules/tokens/issuer-keys';
import { ownTokenRoutes, tokenRoutes } from './modules/tokens/tokens.routes';
import type { TokenService } from './modules/tokens/tokens.service';
import { createTrustRepository } from './modules/tokens/trusts.repository';
import { trustRoutes } from './modules/tokens/trusts.routes';
import { createTrustService } from './modules/tokens/trusts.service';
import type { Database } from './storage/database';

type IdentityOptions = { database: Database; tokens: TokenService; oidc: OidcSettings | null; now(): Date };

/** Registers what makes, shows and ends the identities of callers. */
export async function registerIdentityRoutes(app: FastifyInstance, { database, tokens, oidc, now }: IdentityOptions): Promise<void> {
  await app.register(signInRoutes, { signIn: openSignIn({ settings: oidc, tokens, log: app.log, now }) });
  await app.register(ownTokenRoutes, { tokens });
  await app.register(tokenRoutes, { tokens });
  await app.register(trustRoutes, {
    trusts: createTrustService({ repository: createTrustRepository(database), tokens, findKeys: createIssuerKeys(), now }),
  });
}
