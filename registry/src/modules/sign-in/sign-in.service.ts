import { personName } from '../../common.schema';
import type { TokenScopes, TokenView } from '../tokens/tokens.schema';
import type { TokenService } from '../tokens/tokens.service';
import { mergeScopes } from './merge-scopes';
import type { OidcSettings } from './oidc-settings';
import type { Claims, OpenIdProvider } from './openid-provider';
import type { Seal } from './seal';
import type { SignInFlow } from './sign-in-flow';
import { SignInWithoutRightsError } from './sign-in.errors';
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
    const scopes = findScopes(claims);
    if (scopes.length === 0) throw new SignInWithoutRightsError(name);
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

  function findScopes({ [groupsClaim]: named }: Claims): TokenScopes[] {
    const names = [named ?? []].flat().filter((group) => typeof group === 'string');
    return names.flatMap((group) => (Object.hasOwn(groups, group) ? [groups[group] as TokenScopes] : []));
  }

  return { name: settings.name, attemptsPerMinute: settings.attemptsPerMinute, begin, complete, leaveProvider };
}

/**
 * Returns the e-mail, unless the provider says that it is not verified: otherwise a person could choose another person's name for the
 * history.
 */
function nameOf({ sub, email, email_verified: isVerified }: Claims): string {
  const found = isVerified === false ? sub : (personName.safeParse(email).data ?? sub);
  return found.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 80);
}
