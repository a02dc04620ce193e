import * as openid from 'openid-client';
import type { OidcSettings } from './oidc-settings';
import type { SignInFlow } from './sign-in-flow';
import { describeFailure, isUnavailable } from './describe-failure';
import { SignInRefusedError, SignInUnavailableError } from './sign-in.errors';

const TIMEOUT_SECONDS = 5;

/** Claims about the person who signed in, verified. */
export type Claims = { sub: string } & Record<string, unknown>;

export type ProviderDependencies = {
  settings: OidcSettings;
  /** Gets what was refused and why, in the words of the library. */
  onRefused(error: unknown): void;
};
export type OpenIdProvider = ReturnType<typeof createOpenIdProvider>;

/** Basic is what every provider takes unless it says otherwise. */
const authenticate =
  (secret: string): openid.ClientAuth =>
  (server, ...request) => {
    const isBasic = server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true;
    const send = isBasic ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
    return send(server, ...request);
  };

/** Calls the provider: authorization code with PKCE, state and nonce. Its addresses and keys are found when somebody first signs in. */
export function createOpenIdProvider({ settings, onRefused }: ProviderDependencies) {
  const { issuer, clientId, clientSecret, redirectUrl, groupsClaim } = settings;
  let discovered: Promise<openid.Configuration> | null = null;

  function discover(): Promise<openid.Configuration> {
    const execute = [openid.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [])];
    // A failure is not remembered: the provider may be back.
    discovered ??= openid
      .discovery(new URL(issuer), clientId, {}, authenticate(clientSecret), { execute, timeout: TIMEOUT_SECONDS })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  }

  /** @throws {SignInRefusedError | SignInUnavailableError} in place of what the provider or the library said. */
  async function ask<T>(work: (config: openid.Configuration) => Promise<T>): Promise<T> {
    try {
      return await work(await discover());
    } catch (error) {
      onRefused(error);
      if (isUnavailable(error)) throw new SignInUnavailableError(issuer);
      const reason = describeFailure(error);
      if (reason === null) throw error;
      throw new SignInRefusedError(reason);
    }
  }

  /** Makes the address at which a person signs in, and what has to be remembered until they are back. @throws {SignInUnavailableError} */
  function begin(): Promise<{ address: string; flow: SignInFlow }> {
    return ask(async (config) => {
      const flow = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier: openid.randomPKCECodeVerifier() };
      const address = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: settings.scopes,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(flow.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, flow };
    });
  }

  /**
   * Exchanges the code that the provider led back with. Groups or an e-mail that its identity token omits are asked for.
   * @param answer the query that it led back with.
   * @throws {SignInRefusedError | SignInUnavailableError}
   */
  function readClaims(answer: string, { state, nonce, codeVerifier }: SignInFlow): Promise<Claims> {
    return ask(async (config) => {
      const url = new URL(redirectUrl);
      url.search = answer;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(config, url, checks);
      const claims = tokens.claims();
      if (!claims) throw new SignInRefusedError('the provider sent no identity token');
      const isWhole = groupsClaim in claims && 'email' in claims;
      if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return claims;
      return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
    });
  }

  return { begin, readClaims };
}
