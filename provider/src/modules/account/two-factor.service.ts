import { randomBytes } from 'node:crypto';
import type { SecretSealer } from '../../lib/sealed-secrets';
import { createToken, hashToken } from '../../lib/secrets';
import { createTotpSecret, findTimeStep, toBase32, toTotpUri } from '../../lib/totp';
import type { LimitService } from '../limits/limits.service';
import type { AccountNoticeService } from './account-notices.service';
import { PendingSignInError, TooManySignInsError, TwoFactorOffError, TwoFactorOnError, WrongCodeError } from './account.errors';
import type { TwoFactorRepository } from './two-factor.repository';

const PENDING_LIFETIME_MS = 10 * 60_000;
const RECOVERY_CODES = 10;
const CODE_LIMIT = { max: 5, windowMs: 15 * 60_000 };

type Dependencies = {
  repository: TwoFactorRepository;
  limits: LimitService;
  notices: AccountNoticeService;
  sealer: SecretSealer;
  /** Name of the site in authenticator apps. */
  issuer: string;
  now: () => Date;
};

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

/** Sign-in with the codes of an authenticator app, or with recovery codes. Callers check the password first. */
export function createTwoFactorService({ repository, limits, notices, sealer, issuer, now }: Dependencies) {
  const contextOf = (memberId: number) => `two-factor of ${memberId}`;
  /** Normalises how members type a code: codes contain no 0 and no 1, which look like letters. */
  const hashRecoveryCode = (code: string) =>
    sealer.hash(
      code
        .toLowerCase()
        .replaceAll('0', 'o')
        .replaceAll('1', 'l')
        .replace(/[^a-z0-9]/g, ''),
    );

  /** Counts attempts before they are checked, so that simultaneous attempts cannot exceed the limit. */
  async function limited<T>(memberId: number, work: () => Promise<T>): Promise<T> {
    const key = `two-factor code of ${memberId}`;
    const wait = await limits.count([{ key, ...CODE_LIMIT }]);
    if (wait !== null) throw new TooManySignInsError(wait);
    const result = await work();
    await limits.reset(key);
    return result;
  }

  /** Accepts a code once. @throws {WrongCodeError} */
  async function useCode(memberId: number, sealedSecret: string, code: string): Promise<void> {
    const digits = toDigits(code);
    if (!/^\d{6}$/.test(digits)) {
      if (!(await repository.useRecoveryCode(memberId, hashRecoveryCode(code)))) throw new WrongCodeError();
      return;
    }
    const step = findTimeStep(sealer.open(sealedSecret, contextOf(memberId)), digits, now());
    if (step === null || !(await repository.useStep(memberId, step))) throw new WrongCodeError();
  }

  async function findConfirmed(memberId: number) {
    const row = await repository.find(memberId);
    return row?.confirmedAt ? row : null;
  }

  return {
    async isOn(memberId: number): Promise<boolean> {
      return (await findConfirmed(memberId)) !== null;
    },

    countRecoveryCodes: repository.countRecoveryCodes,

    /**
     * Returns a new secret for an authenticator app. It is never returned again. Sign-in requires no code until the secret is confirmed.
     * Repeating it replaces the secret.
     * @throws {TwoFactorOnError} if a confirmed secret exists.
     */
    async begin(memberId: number, username: string): Promise<{ secret: string; uri: string }> {
      const secret = createTotpSecret();
      if (!(await repository.addUnconfirmed(memberId, sealer.seal(secret, contextOf(memberId))))) throw new TwoFactorOnError();
      return { secret: toBase32(secret), uri: toTotpUri(secret, issuer, username) };
    },

    /**
     * Turns codes on, once a code proves that the app has the secret. Returns ten recovery codes, which are stored as hashes.
     * @throws {TwoFactorOffError | TwoFactorOnError | WrongCodeError | TooManySignInsError} and changes nothing.
     */
    async confirm(memberId: number, code: string): Promise<string[]> {
      const row = await repository.find(memberId);
      if (!row) throw new TwoFactorOffError();
      if (row.confirmedAt) throw new TwoFactorOnError();
      const codes = await limited(memberId, async () => {
        const step = findTimeStep(sealer.open(row.sealedSecret, contextOf(memberId)), toDigits(code), now());
        if (step === null) throw new WrongCodeError();
        const newCodes = createRecoveryCodes();
        const codeHashes = newCodes.map(hashRecoveryCode);
        const isConfirmed = await repository.confirm(memberId, { sealedSecret: row.sealedSecret, step, codeHashes, now: now() });
        if (!isConfirmed) throw new WrongCodeError();
        return newCodes;
      });
      await notices.send(memberId, 'two-factor-on');
      return codes;
    },

    /**
     * Replaces all recovery codes and returns the ten new ones.
     * @throws {TwoFactorOffError | WrongCodeError | TooManySignInsError} and changes nothing.
     */
    async renewRecoveryCodes(memberId: number, code: string): Promise<string[]> {
      const row = await findConfirmed(memberId);
      if (!row) throw new TwoFactorOffError();
      await limited(memberId, () => useCode(memberId, row.sealedSecret, code));
      const codes = createRecoveryCodes();
      // If another device has turned codes off and on since, the app has other recovery codes.
      if (!(await repository.replaceRecoveryCodes(memberId, row.sealedSecret, codes.map(hashRecoveryCode)))) throw new TwoFactorOffError();
      await notices.send(memberId, 'recovery-codes');
      return codes;
    },

    /** Turns codes off. @throws {TwoFactorOffError | WrongCodeError | TooManySignInsError} and changes nothing. */
    async switchOff(memberId: number, code: string): Promise<void> {
      const row = await findConfirmed(memberId);
      if (!row) throw new TwoFactorOffError();
      await limited(memberId, () => useCode(memberId, row.sealedSecret, code));
      await repository.remove(memberId);
      await notices.send(memberId, 'two-factor-off');
    },

    /** Starts the second factor after a correct password. Returns the token that must accompany the code, within ten minutes. */
    async openPending(memberId: number): Promise<string> {
      const token = createToken();
      const expiresAt = new Date(now().getTime() + PENDING_LIFETIME_MS);
      await repository.addPending({ tokenHash: hashToken(token), memberId, expiresAt }, now());
      return token;
    },

    /**
     * Returns the member whose sign-in waits under a token, once. A wrong code does not end the wait.
     * @throws {PendingSignInError | WrongCodeError | TooManySignInsError} the last one after five wrong codes in 15 minutes.
     */
    async finishPending(token: string, memberId: number, code: string): Promise<number> {
      const tokenHash = hashToken(token);
      if ((await repository.findPending(tokenHash, now())) !== memberId) throw new PendingSignInError();
      const row = await findConfirmed(memberId);
      if (!row) throw new PendingSignInError();
      await limited(memberId, () => useCode(memberId, row.sealedSecret, code));
      if (!(await repository.removePending(tokenHash))) throw new PendingSignInError();
      return memberId;
    },
  };
}

function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
}

/** Creates a code of 50 random bits, such as `k3v9x-2m7qd`. */
function createRecoveryCode(): string {
  const letters = toBase32(randomBytes(7)).toLowerCase();
  return `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;
}

/** Apps show codes as `123 456`, and some people write `123-456`. */
function toDigits(code: string): string {
  return code.replace(/[\s-]/g, '');
}
