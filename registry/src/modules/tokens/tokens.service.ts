import { ForbiddenError, TokenExpiryPastError, TokenRequiredError, TokenUnknownError } from './tokens.errors';
import type { TokenRepository, TokenRow } from './tokens.repository';
import type { NewToken, TokenScopes, TokenView } from './tokens.schema';
import { makeToken, hashSecret, isSameSecret, parseToken } from './token-secret';

/** The identity of a request: a valid token and its scopes. */
export type Identity = { tokenId: string; name: string; scopes: TokenScopes; expiresAt: Date | null };

export type TokenDependencies = {
  repository: TokenRepository;
  now(): Date;
  randomBytes(size: number): Buffer;
};

type CreatedToken = TokenView & { token: string };
export type TokenService = ReturnType<typeof createTokenService>;

const USE_RECORDED_EVERY_MS = 60_000;
const DAY_MS = 86_400_000;
/** Compared with when the id is unknown, so that the answer takes as long. */
const UNKNOWN_HASH = Buffer.alloc(32);

export function createTokenService({ repository, now, randomBytes }: TokenDependencies) {
  /**
   * Finds the identity of a bearer token.
   * @throws {TokenRequiredError} alike for none, unknown, expired and revoked.
   */
  async function identify(token: string): Promise<Identity> {
    const parsed = parseToken(token);
    const row = parsed ? await repository.find(parsed.id) : null;
    const isKnown = isSameSecret(parsed?.secret ?? '', row?.secretHash ?? UNKNOWN_HASH);
    const at = now();
    if (!row || !isKnown || !isAlive(row, at)) throw new TokenRequiredError();
    const notSince = new Date(at.getTime() - USE_RECORDED_EVERY_MS);
    if (!row.lastUsedAt || row.lastUsedAt < notSince) await repository.recordUse(row.id, at, notSince);
    return toIdentity(row);
  }

  /** Finds the identity of a token that is valid now. @throws {TokenRequiredError} */
  async function findIdentity(id: string): Promise<Identity> {
    const row = await repository.find(id);
    if (!row || !isAlive(row, now())) throw new TokenRequiredError();
    return toIdentity(row);
  }

  /**
   * Makes a token; only this answer has its text. Repeating makes another one.
   * @throws {TokenExpiryPastError}
   */
  function create(request: NewToken, createdBy: string): Promise<CreatedToken> {
    return store(request, { createdBy, subject: null });
  }

  /** Makes a token for a person who signed in elsewhere. @param subject the person's identifier there. @throws {TokenExpiryPastError} */
  function createForPerson(request: NewToken, subject: string): Promise<CreatedToken> {
    return store(request, { createdBy: 'OpenID Connect', subject });
  }

  async function store(request: NewToken, by: Pick<TokenRow, 'createdBy' | 'subject'>): Promise<CreatedToken> {
    const expiresAt = request.expiresAt ? new Date(request.expiresAt) : null;
    const createdAt = now();
    if (expiresAt && expiresAt <= createdAt) throw new TokenExpiryPastError();
    const { id, secret, token } = makeToken(randomBytes);
    const row = { id, name: request.name, scopes: request.scopes, ...by, createdAt, expiresAt, revokedAt: null, lastUsedAt: null };
    await repository.insert({ ...row, secretHash: hashSecret(secret) });
    return { ...toView(row), token };
  }

  /**
   * Finds the identity in whose name a pending request is carried out. A person's session may have ended, because requests outlive it. A
   * revoked token ends its requests, and so does an expired token of a pipeline.
   * @throws {TokenRequiredError}
   */
  async function findRequester(id: string): Promise<Identity> {
    const row = await repository.find(id);
    if (!row || !isAlive(row.subject === null ? row : { ...row, expiresAt: null }, now())) throw new TokenRequiredError();
    return toIdentity(row);
  }

  /** Ends the session of a person who signed in elsewhere; any other token stays valid. Repeating changes nothing. @throws {TokenUnknownError} */
  async function signOut(id: string): Promise<TokenView> {
    const row = await repository.endSignIn(id, now());
    if (!row) throw new TokenUnknownError(id);
    return toView(row);
  }

  /** Lists every token that was ever made, newest first, without secrets. */
  async function list(): Promise<TokenView[]> {
    return (await repository.list()).map(toView);
  }

  /** Lists the valid tokens that publish remotes, and which. Those of a run or a session, which last a day at most, are no owners. */
  async function listPublishers(): Promise<{ name: string; remotes: string[] }[]> {
    const valid = (await repository.list()).filter((row) => row.scopes.publish.length > 0 && isAlive(row, now()) && !isTemporary(row));
    return valid.map(({ name, scopes }) => ({ name, remotes: scopes.publish }));
  }

  /** Reads a token, without its secret. @throws {TokenUnknownError} */
  async function get(id: string): Promise<TokenView> {
    const row = await repository.find(id);
    if (!row) throw new TokenUnknownError(id);
    return toView(row);
  }

  /** Revokes a token: its next request is refused. Repeating changes nothing. @throws {TokenUnknownError} */
  async function revoke(id: string): Promise<TokenView> {
    const row = await repository.revoke(id, now());
    if (!row) throw new TokenUnknownError(id);
    return toView(row);
  }

  return { identify, findIdentity, findRequester, create, createForPerson, signOut, list, listPublishers, get, revoke };
}

const isTemporary = ({ createdAt, expiresAt }: TokenRow) => expiresAt !== null && expiresAt.getTime() - createdAt.getTime() <= DAY_MS;

/** @throws {ForbiddenError} unless the identity may publish that remote. */
export function assertMayPublish(identity: Identity, remote: string): void {
  if (!isInScope(identity.scopes.publish, remote)) throw new ForbiddenError(identity.name, `publish ${remote}`);
}

/** @throws {ForbiddenError} unless the identity may change what that environment runs. */
export function assertMayOperate(identity: Identity, environment: string): void {
  if (!isInScope(identity.scopes.operate, environment)) throw new ForbiddenError(identity.name, `operate ${environment}`);
}

/** @throws {ForbiddenError} unless the identity may pin there what a gate refuses. */
export function assertMaySkipGates(identity: Identity, environment: string): void {
  if (!isInScope(identity.scopes.skipGates, environment)) throw new ForbiddenError(identity.name, `skip gates in ${environment}`);
}

/** @throws {ForbiddenError} unless the identity may report that check. */
export function assertMayReport(identity: Identity, check: string): void {
  if (!isInScope(identity.scopes.check, check)) throw new ForbiddenError(identity.name, `report the check ${check}`);
}

/** @throws {ForbiddenError} unless the identity is an edge of that environment. */
export function assertMayReportAsEdge(identity: Identity, environment: string): void {
  if (!isInScope(identity.scopes.report, environment)) throw new ForbiddenError(identity.name, `report as an edge of ${environment}`);
}

/** @throws {ForbiddenError} unless the identity administers tokens and environments. */
export function assertMayAdminister(identity: Identity): void {
  if (!identity.scopes.admin) throw new ForbiddenError(identity.name, 'administer tokens and environments');
}

function toIdentity({ id: tokenId, name, scopes, expiresAt }: TokenRow): Identity {
  return { tokenId, name, scopes, expiresAt };
}

function isInScope(scope: readonly string[], name: string): boolean {
  return scope.includes('*') || scope.includes(name);
}

function isAlive({ revokedAt, expiresAt }: Pick<TokenRow, 'revokedAt' | 'expiresAt'>, at: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > at);
}

function toView(row: Omit<TokenRow, 'secretHash'>): TokenView {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdBy: row.createdBy,
    isSignIn: row.subject !== null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
