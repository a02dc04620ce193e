import { personName } from '../../common.schema';
import type { TokenScopes, TokenView } from '../tokens/tokens.schema';
import type { TokenService } from '../tokens/tokens.service';
import { readGroups } from './groups-claim';
import { mergeScopes } from './merge-scopes';
import type { OidcSettings } from './oidc-settings';
import type { Claims, OpenIdProvider } from './openid-provider';
import type { Seal } from './seal';
import type { SignInFlow } from './sign-in-flow';
import { SignInUnavailableError, SignInWithoutRightsError } from './sign-in.errors';
import type { SignOutHint } from './sign-out-hint';

export type SignInDependencies = {
  settings: OidcSettings;
  provider: OpenIdProvider;
  flows: Seal<SignInFlow>;
  signOutHints: Seal<SignOutHint>;
  tokens: Pick<TokenService, 'createForPerson'>;
  now(): Date;
};

type SignedIn = TokenView & {
  token: string;
  /** Comes back when the person signs out at the provider, too; null where it takes no sign-out. */
  signOutHint: string | null;
};
export type SignInService = ReturnType<typeof createSignInService>;

/** Lets operators sign in at the provider of their organization: what it says of their groups is exchanged for a token of hours. */
export function createSignInService({ settings, provider, flows, signOutHints, tokens, now }: SignInDependencies) {
  const { groups, groupsClaim, issuer, sessionMs } = settings;

  /** Begins a sign-in. Nothing is stored. @throws {SignInUnavailableError} */
  async function begin(): Promise<{ address: string; flow: string }> {
    const { address, flow } = await provider.begin();
    return { address, flow: await flows.seal(flow) };
  }

  /**
   * Ends a sign-in with a token of the person who did it. The provider takes each code once, so repeating is refused.
   * @throws {SignInRefusedError | SignInWithoutRightsError | SignInUnavailableError}
   */
  async function complete({ flow, answer }: { flow: string; answer: string }): Promise<SignedIn> {
    const { claims, signOut } = await provider.readClaims(answer, await flows.open(flow));
    const name = nameOf(claims);
    const found = readGroups(claims, groupsClaim);
    if ('problem' in found) throw new SignInWithoutRightsError(name, found.problem);
    const scopes = found.names.flatMap((group) => (Object.hasOwn(groups, group) ? [groups[group] as TokenScopes] : []));
    if (scopes.length === 0) throw new SignInWithoutRightsError(name, 'none of your groups has rights in this registry');
    const expiresAt = new Date(now().getTime() + sessionMs).toISOString();
    const created = await tokens.createForPerson({ name, scopes: mergeScopes(scopes), expiresAt }, `${issuer} ${claims.sub}`);
    return { ...created, signOutHint: signOut && (await signOutHints.seal(signOut)) };
  }

  /**
   * Makes the address at which the person's session at the provider ends; the token is ended by itself. Nothing is stored.
   * @throws {RequestInvalidError | SignInUnavailableError}
   */
  async function leaveProvider(hint: string): Promise<{ address: string }> {
    return { address: await provider.makeSignOutAddress(await signOutHints.open(hint)) };
  }

  /**
   * Returns what an operator should know before the first sign-in fails; null without a problem. A provider may send claims that it does
   * not list, so this is no proof.
   */
  async function findProblem(): Promise<string | null> {
    try {
      const listed = await provider.listClaims();
      if (listed === null || listed.some((claim) => groupsClaim === claim || groupsClaim.startsWith(`${claim}.`))) return null;
      return `The provider does not list the claim of OIDC_GROUPS_CLAIM (${groupsClaim}) in its claims_supported. Sign-ins are refused unless it sends it.`;
    } catch (error) {
      if (error instanceof SignInUnavailableError) return error.message;
      throw error;
    }
  }

  return { name: settings.name, attemptsPerMinute: settings.attemptsPerMinute, begin, complete, leaveProvider, findProblem };
}

/** The e-mail only where the provider says that it is verified: a person who chooses it could take another person's name in the history. */
function nameOf({ sub, email, email_verified: isVerified }: Claims): string {
  const found = isVerified === true ? (personName.safeParse(email).data ?? sub) : sub;
  return found.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 80);
}
