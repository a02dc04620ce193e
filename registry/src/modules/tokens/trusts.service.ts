import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import type { createIssuerKeys } from './issuer-keys';
import type { TokenView } from './tokens.schema';
import type { Identity, TokenService } from './tokens.service';
import { ExchangeRefusedError, IssuerUnavailableError, TrustUnknownError } from './trusts.errors';
import type { TrustRepository, TrustRow } from './trusts.repository';
import type { NewTrust, TrustView } from './trusts.schema';

export type TrustDependencies = {
  repository: TrustRepository;
  tokens: Pick<TokenService, 'create'>;
  findKeys: ReturnType<typeof createIssuerKeys>;
  now(): Date;
};
export type TrustService = ReturnType<typeof createTrustService>;

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;
const MAX_NAME_LENGTH = 200;

/** Lets pipelines work without a stored secret: an identity token of their issuer is exchanged for a short-lived token of the registry. */
export function createTrustService({ repository, tokens, findKeys, now }: TrustDependencies) {
  /** Trusts subjects of an issuer from now on. Repeating makes another trust. */
  async function create(trust: NewTrust, identity: Identity): Promise<TrustView> {
    return toView(await repository.insert({ ...trust, createdBy: identity.name, createdAt: now(), revokedAt: null }));
  }

  /** Lists every trust that was ever made, newest first. */
  async function list(): Promise<TrustView[]> {
    return (await repository.list()).map(toView);
  }

  /** Ends a trust; tokens that it made live on until they expire. Repeating changes nothing. @throws {TrustUnknownError} */
  async function revoke(id: number): Promise<TrustView> {
    const row = await repository.revoke(id, now());
    if (!row) throw new TrustUnknownError(id);
    return toView(row);
  }

  /**
   * Makes a short-lived token with the scopes of the newest trust that the identity token fits. No address is fetched but those of trusted issuers.
   * @throws {ExchangeRefusedError | IssuerUnavailableError}
   */
  async function exchange(idToken: string): Promise<TokenView & { token: string }> {
    const issuer = readIssuer(idToken);
    const trusts = await repository.findByIssuer(issuer);
    if (trusts.length === 0) throw new ExchangeRefusedError(`the issuer ${issuer} is not trusted`);
    const claims = await verify(idToken, issuer, [...new Set(trusts.map(({ audience }) => audience))]);
    const audiences = [claims.aud ?? []].flat();
    const trust = trusts.find(({ audience, subject }) => audiences.includes(audience) && matches(subject, claims.sub ?? ''));
    if (!trust) throw new ExchangeRefusedError(`the subject ${claims.sub ?? ''} is not trusted`);
    const expiresAt = new Date(now().getTime() + trust.lifetimeSeconds * 1000).toISOString();
    return tokens.create({ name: nameRun(trust, claims), scopes: trust.scopes, expiresAt }, `trust ${trust.id}`);
  }

  async function verify(idToken: string, issuer: string, audience: string[]): Promise<JWTPayload> {
    const keys = await findKeys(issuer);
    const options = { issuer, audience, algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE_SECONDS, currentDate: now() };
    try {
      return (await jwtVerify(idToken, keys, { ...options, requiredClaims: ['exp', 'sub'] })).payload;
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || error instanceof TypeError) throw new IssuerUnavailableError(issuer);
      if (error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed)
        throw new ExchangeRefusedError(describeTime(error, now()) ?? error.message);
      if (error instanceof errors.JOSEError) throw new ExchangeRefusedError(error.message);
      throw error;
    }
  }

  return { create, list, revoke, exchange };
}

function readIssuer(idToken: string): string {
  try {
    const { iss } = decodeJwt(idToken);
    if (iss !== undefined) return iss;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new ExchangeRefusedError('it is no token of an issuer');
}

/** Says both times where one does not fit: only the two together show a clock that is wrong. */
function describeTime({ claim, reason, payload }: errors.JWTExpired | errors.JWTClaimValidationFailed, now: Date): string | null {
  const seconds = payload[claim];
  if (reason !== 'check_failed' || typeof seconds !== 'number') return null;
  const time = new Date(seconds * 1000).toISOString();
  return `its claim "${claim}" is ${time}, and it is ${now.toISOString()} here. Request another one, or compare the clocks`;
}

/** `*` matches any text. */
function matches(pattern: string, subject: string): boolean {
  const expression = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${expression.join('.*')}$`, 's').test(subject);
}

/** Names the pipeline, its subject and its run, as the history shows them. */
function nameRun({ name }: TrustRow, { sub, run_id: run, pipeline_id: pipeline }: JWTPayload): string {
  const number = [run, pipeline].find((value) => typeof value === 'string' || typeof value === 'number');
  const text = `${name} (${sub ?? ''}${number === undefined ? '' : `, run ${String(number)}`})`;
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MAX_NAME_LENGTH);
}

function toView({ createdAt, revokedAt, ...row }: TrustRow): TrustView {
  return { ...row, createdAt: createdAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null };
}
