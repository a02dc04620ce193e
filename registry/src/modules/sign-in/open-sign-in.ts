import type { FastifyBaseLogger } from 'fastify';
import type { TokenService } from '../tokens/tokens.service';
import type { OidcSettings } from './oidc-settings';
import { createOpenIdProvider } from './openid-provider';
import { createFlowSeal } from './sign-in-flow';
import { createSignOutSeal } from './sign-out-hint';
import { createSignInService, type SignInService } from './sign-in.service';

type SignInOptions = { settings: OidcSettings | null; tokens: Pick<TokenService, 'createForPerson'>; log: FastifyBaseLogger; now(): Date };

/** Puts the sign-in by OpenID Connect together; null where no provider is configured. */
export function openSignIn({ settings, tokens, log, now }: SignInOptions): SignInService | null {
  if (!settings) return null;
  const { clientSecret } = settings;
  // Logs only the message: the error object holds the provider's reply, including a code.
  const onRefused = (error: unknown) => log.warn({ issuer: settings.issuer, reason: String(error) }, 'a sign-in at the provider failed');
  const signIn = createSignInService({
    settings,
    provider: createOpenIdProvider({ settings, onRefused }),
    flows: createFlowSeal({ clientSecret, now }),
    signOutHints: createSignOutSeal({ clientSecret, now }),
    tokens,
    now,
  });
  // In the background: a provider that is unavailable must not delay the start, because tokens still work.
  void signIn.findProblem().then((problem) => problem && log.warn({ issuer: settings.issuer }, problem));
  return signIn;
}
