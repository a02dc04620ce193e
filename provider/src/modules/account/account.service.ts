import type { Passwords } from '../../lib/passwords';
import { hashToken, createToken } from '../../lib/secrets';
import {
  EmailTakenError,
  PasswordsDifferError,
  SessionNotFoundError,
  UsernameTakenError,
  WrongOwnPasswordError,
  WrongPasswordError,
} from './account.errors';
import type { AccountRepository, SessionRow } from './account.repository';
import type { Attempt, SignInAttempts } from './sign-in-attempts';
import type { TwoFactorService } from './two-factor.service';

export type Identity = { memberId: number; sessionId: number; token: string };
export type Device = { platform: string; browser: string; address: string };
export type SignedIn = { memberId: number; token: string };
/** `code-needed`: the password is correct, and `finishSignIn` takes the code. */
export type SignInOutcome = ({ kind: 'signed-in' } & SignedIn) | { kind: 'code-needed'; memberId: number; pendingToken: string };
export type Registration = {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  gender: string;
  phone: string;
};

const TOUCH_AFTER_MS = 30_000;

export type AccountService = ReturnType<typeof createAccountService>;

type Dependencies = {
  account: AccountRepository;
  passwords: Passwords;
  attempts: SignInAttempts;
  twoFactor: TwoFactorService;
  now: () => Date;
};

export function createAccountService({ account, passwords, attempts, twoFactor, now }: Dependencies) {
  /** Returns the member with this username or e-mail address if the password is correct, and null otherwise. */
  async function checkPassword(login: string, password: string, address: string): Promise<number | null> {
    const credentials = await account.findCredentials(login);
    const attempt: Attempt = {
      account: credentials ? `member ${credentials.memberId}` : `name ${login.toLowerCase()}`,
      address,
      isKnown: credentials !== null && (await account.isKnownAddress(credentials.memberId, address)),
    };
    await attempts.reserve(attempt);
    const isRight = await passwords.isRight(password, credentials?.passwordHash ?? null);
    if (!credentials || !isRight) return null;
    await attempts.succeed(attempt);
    return credentials.memberId;
  }

  async function openSession(memberId: number, device: Device): Promise<SignedIn> {
    const token = createToken();
    await account.addSession({ memberId, tokenHash: hashToken(token), createdAt: now(), ...device });
    return { memberId, token };
  }

  return {
    /**
     * Opens a session by username or e-mail address. Repeating it opens another.
     * Every replica refuses even the correct password after ten failures of an account, or a hundred from an address, within 15 minutes. An
     * address from which the member has signed in before has its own limit of ten failures. A member with an authenticator app gets a
     * session from `finishSignIn`.
     * @throws {WrongPasswordError | TooManySignInsError}
     */
    async signIn(login: string, password: string, device: Device): Promise<SignInOutcome> {
      const memberId = await checkPassword(login, password, device.address);
      if (memberId === null) throw new WrongPasswordError();
      if (await twoFactor.isOn(memberId)) return { kind: 'code-needed', memberId, pendingToken: await twoFactor.openPending(memberId) };
      return { kind: 'signed-in', ...(await openSession(memberId, device)) };
    },

    /**
     * Opens the session of a sign-in that waited for a code. Repeating it is refused.
     * @throws {PendingSignInError | WrongCodeError | TooManySignInsError}
     */
    async finishSignIn({ token, memberId, code }: { token: string; memberId: number; code: string }, device: Device): Promise<SignedIn> {
      return openSession(await twoFactor.finishPending(token, memberId, code), device);
    },

    /**
     * Creates an account and opens a session. Repeating it fails, because the username is taken then.
     * @throws {PasswordsDifferError | UsernameTakenError | EmailTakenError} and stores nothing.
     */
    async register({ password, confirmPassword, ...profile }: Registration, device: Device): Promise<SignedIn> {
      if (password !== confirmPassword) throw new PasswordsDifferError();
      const added = await account.addMember({ ...profile, passwordHash: await passwords.hash(password), createdAt: now() });
      switch (added.outcome) {
        case 'added':
          return openSession(added.memberId, device);
        case 'username-taken':
          throw new UsernameTakenError();
        case 'email-taken':
          throw new EmailTakenError();
      }
    },

    /** Returns the identity of a token's session, or null. Updates the member's last activity, at most every 30 s. */
    async findIdentity(token: string): Promise<Identity | null> {
      if (!/^[0-9a-f]{32,200}$/.test(token)) return null;
      const session = await account.findSession(hashToken(token));
      if (!session) return null;
      const { memberId, sessionId } = session;
      if (now().getTime() - session.lastUsedAt.getTime() > TOUCH_AFTER_MS) await account.touchSession(sessionId, memberId, now());
      return { memberId, sessionId, token };
    },

    /** Lists at most 50 sessions of a member: the current one first, then the newest. */
    async listSessions({ memberId, sessionId }: Identity): Promise<SessionRow[]> {
      const rows = await account.listSessions(memberId);
      return rows.toSorted((a, b) => Number(b.id === sessionId) - Number(a.id === sessionId));
    },

    /** Ends a session of the member. @throws {SessionNotFoundError} also for another member's session, and on repetition. */
    async endSession(identity: Identity, sessionId: number): Promise<void> {
      if (!(await account.deleteSession(sessionId, identity.memberId))) throw new SessionNotFoundError();
    },

    /** Ends the current session. Its token is refused from then on. */
    async signOut({ sessionId, memberId }: Identity): Promise<void> {
      await account.deleteSession(sessionId, memberId);
    },

    /**
     * Throws unless this is the member's password. Failures count as failed sign-ins, so that a stolen token cannot be used to guess the
     * password.
     * @throws {WrongOwnPasswordError | TooManySignInsError}
     */
    async assertOwnPassword(username: string, password: string, address: string): Promise<void> {
      if ((await checkPassword(username, password, address)) === null) throw new WrongOwnPasswordError();
    },
  };
}
