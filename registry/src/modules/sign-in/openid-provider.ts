import { compactVerify, createRemoteJWKSet, type CompactVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import type { OidcSettings } from './oidc-settings';
import type { SignInFlow } from './sign-in-flow';
import { describeFailure, isUnavailable } from './describe-failure';
import { readClaim } from './groups-claim';
import { SignInBusyError, SignInRefusedError, SignInUnavailableError } from './sign-in.errors';
import type { SignOutHint } from './sign-out-hint';

const TIMEOUT_SECONDS = 5;
/** Maximum number of calls that wait for the provider at once. It limits the load that a client with many addresses can cause. */
const MAX_CALLS = 32;
/** Servers commonly take 8 KB of a request's first line, and a list of groups can be long. */
const MAX_HINT_LENGTH = 6000;

/** Comes back in the address, by which the console says that the person is signed out. */
const SIGNED_OUT_STATE = 'signed-out';

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

/** Calls the provider: authorization code with PKCE, state and nonce. Its addresses are found at the first call. */
export function createOpenIdProvider({ settings, onRefused }: ProviderDependencies) {
  const { issuer, clientId, clientSecret, redirectUrl, groupsClaim } = settings;
  let discovered: Promise<openid.Configuration> | null = null;
  let keys: { address: string; find: CompactVerifyGetKey } | null = null;
  let calls = 0;

  function discover(): Promise<openid.Configuration> {
    const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
    // A failure is not remembered: the provider may be back.
    discovered ??= openid
      .discovery(new URL(issuer), clientId, {}, authenticate(clientSecret), { execute, timeout: TIMEOUT_SECONDS })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  }

  /** @throws {SignInBusyError | SignInRefusedError | SignInUnavailableError} the last two in place of what the provider or the library said. */
  async function ask<T>(work: (config: openid.Configuration) => Promise<T>): Promise<T> {
    if (calls >= MAX_CALLS) throw new SignInBusyError();
    calls += 1;
    try {
      return await work(await discover());
    } catch (error) {
      onRefused(error);
      if (isUnavailable(error)) throw new SignInUnavailableError(issuer);
      const reason = describeFailure(error);
      if (reason === null) throw error;
      throw new SignInRefusedError(reason);
    } finally {
      calls -= 1;
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
   * @returns the person, and how to sign out at the provider; null where it takes no sign-out.
   * @throws {SignInBusyError | SignInRefusedError | SignInUnavailableError}
   */
  function readClaims(answer: string, flow: SignInFlow): Promise<{ claims: Claims; signOut: SignOutHint | null }> {
    const { state, nonce, codeVerifier } = flow;
    return ask(async (config) => {
      const url = new URL(redirectUrl);
      url.search = answer;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(config, url, checks);
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new SignInRefusedError('the provider sent no identity token');
      await checkSignature(tokens.id_token, config);
      const { end_session_endpoint: signOutAddress, userinfo_endpoint: userInfoAddress } = config.serverMetadata();
      const idToken = tokens.id_token.length > MAX_HINT_LENGTH ? null : tokens.id_token;
      const signOut = signOutAddress === undefined ? null : { idToken };
      const isWhole = readClaim(claims, groupsClaim) !== undefined && 'email_verified' in claims;
      if (isWhole || userInfoAddress === undefined) return { claims, signOut };
      const asked = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
      return { claims: mergeClaims(claims, asked, groupsClaim), signOut };
    });
  }

  /**
   * Checks who signed an identity token. A key that is unknown is fetched each time, because the token came from the provider itself. The
   * check of openid-client fetches no keys within 60 s, so each sign-in fails after a rotation.
   */
  async function checkSignature(idToken: string, config: openid.Configuration): Promise<void> {
    const { jwks_uri: address } = config.serverMetadata();
    if (address === undefined) throw new SignInRefusedError('the provider names no keys (jwks_uri)');
    if (keys?.address !== address) {
      const options = { cooldownDuration: 0, timeoutDuration: TIMEOUT_SECONDS * 1000 };
      keys = { address, find: createRemoteJWKSet(new URL(address), options) };
    }
    await compactVerify(idToken, keys.find);
  }

  /**
   * Returns the names of the claims that the provider says it can send; null where it does not say. Counts as no sign-in.
   * @throws {SignInUnavailableError}
   */
  async function listClaims(): Promise<string[] | null> {
    const config = await discover().catch((error: unknown) => {
      onRefused(error);
      throw new SignInUnavailableError(issuer);
    });
    return config.serverMetadata().claims_supported ?? null;
  }

  /** Makes the address at which the person's session at the provider ends, and which leads back to the console. @throws {SignInUnavailableError} */
  function makeSignOutAddress({ idToken }: SignOutHint): Promise<string> {
    return ask(async (config) => {
      const known = { post_logout_redirect_uri: redirectUrl, state: SIGNED_OUT_STATE };
      return openid.buildEndSessionUrl(config, idToken === null ? known : { ...known, id_token_hint: idToken }).href;
    });
  }

  return { begin, readClaims, listClaims, makeSignOutAddress };
}

/** Adds the answer of the userinfo endpoint. An e-mail and whether it is verified are of one source: the two may name different addresses. */
function mergeClaims(claims: Claims, asked: Record<string, unknown>, groupsClaim: string): Claims {
  const merged: Claims = { ...asked, ...claims };
  if (!('email_verified' in claims)) Object.assign(merged, { email: asked.email, email_verified: asked.email_verified });
  // A nested claim: the identity token may hold the object without the list of groups.
  if (readClaim(merged, groupsClaim) === undefined) {
    const root = Object.keys(asked).find((name) => groupsClaim === name || groupsClaim.startsWith(`${name}.`));
    if (root !== undefined) merged[root] = asked[root];
  }
  return merged;
}
