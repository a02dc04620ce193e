import { ForbiddenError, TokenExpiryPastError, TokenRequiredError, TokenUnknownError } from './tokens.errors';
import type { TokenRepository, TokenRow } from './tokens.repository';
import type { NewToken, TokenScopes, TokenView } from './tokens.schema';
import { formatToken, hashSecret, isSameSecret, parseToken } from './token-secret';

/** Who asks: a token that is known, alive, and this far in scope. */
export type Identity = { tokenId: string; name: string; scopes: TokenScopes };

export type TokenDependencies = {
  repository: TokenRepository;
  now(): Date;
  randomBytes(size: number): Buffer;
};

export type TokenService = ReturnType<typeof createTokenService>;

const USE_NOTED_EVERY_MS = 60_000;
/** Compared with when the id is unknown, so that the answer takes as long. */
const NOBODYS_HASH = Buffer.alloc(32);

export function createTokenService({ repository, now, randomBytes }: TokenDependencies) {
  /**
   * Tells who a bearer token belongs to.
   * @throws {TokenRequiredError} alike for none, unknown, expired and revoked.
   */
  async function identify(token: string): Promise<Identity> {
    const parsed = parseToken(token);
    const row = parsed ? await repository.find(parsed.id) : null;
    const isKnown = isSameSecret(parsed?.secret ?? '', row?.secretHash ?? NOBODYS_HASH);
    const at = now();
    if (!row || !isKnown || !isAlive(row, at)) throw new TokenRequiredError();
    const notSince = new Date(at.getTime() - USE_NOTED_EVERY_MS);
    if (!row.lastUsedAt || row.lastUsedAt < notSince) await repository.noteUse(row.id, at, notSince);
    return { tokenId: row.id, name: row.name, scopes: row.scopes };
  }

  /**
   * Makes a token; its text is in this answer and nowhere else. Repeating makes another one.
   * @throws {TokenExpiryPastError}
   */
  async function create(wish: NewToken, createdBy: string): Promise<TokenView & { token: string }> {
    const expiresAt = wish.expiresAt ? new Date(wish.expiresAt) : null;
    const createdAt = now();
    if (expiresAt && expiresAt <= createdAt) throw new TokenExpiryPastError();
    const { id, secret, token } = formatToken(randomBytes);
    const row = { id, name: wish.name, scopes: wish.scopes, createdBy, createdAt, expiresAt, revokedAt: null, lastUsedAt: null };
    await repository.insert({ ...row, secretHash: hashSecret(secret) });
    return { ...viewOf(row), token };
  }

  /** Every token that was ever made, newest first; never a secret. */
  async function list(): Promise<TokenView[]> {
    return (await repository.list()).map(viewOf);
  }

  /** Ends a token with its next request. Repeating changes nothing. @throws {TokenUnknownError} */
  async function revoke(id: string): Promise<TokenView> {
    const row = await repository.revoke(id, now());
    if (!row) throw new TokenUnknownError(id);
    return viewOf(row);
  }

  return { identify, create, list, revoke };
}

/** @throws {ForbiddenError} unless the identity may publish that remote. */
export function assertMayPublish(identity: Identity, remote: string): void {
  if (!reaches(identity.scopes.publish, remote)) throw new ForbiddenError(identity.name, `publish ${remote}`);
}

/** @throws {ForbiddenError} unless the identity may change what that environment runs. */
export function assertMayOperate(identity: Identity, environment: string): void {
  if (!reaches(identity.scopes.operate, environment)) throw new ForbiddenError(identity.name, `operate ${environment}`);
}

/** @throws {ForbiddenError} unless the identity may pin there what a gate refuses. */
export function assertMaySkipGates(identity: Identity, environment: string): void {
  if (!reaches(identity.scopes.skipGates ?? [], environment)) throw new ForbiddenError(identity.name, `skip gates in ${environment}`);
}

/** @throws {ForbiddenError} unless the identity administers tokens and environments. */
export function assertMayAdminister(identity: Identity): void {
  if (!identity.scopes.admin) throw new ForbiddenError(identity.name, 'administer tokens and environments');
}

function reaches(scope: readonly string[], name: string): boolean {
  return scope.includes('*') || scope.includes(name);
}

function isAlive({ revokedAt, expiresAt }: TokenRow, at: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > at);
}

function viewOf(row: Omit<TokenRow, 'secretHash'>): TokenView {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
