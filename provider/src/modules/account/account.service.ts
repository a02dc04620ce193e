import type { Passwords } from '../../lib/passwords';
import { hashToken, createToken } from '../../lib/secrets';
import {
  EmailTakenError,
  SessionNotFoundError,
  TooManySignInsError,
  UsernameTakenError,
  WrongOwnPasswordError,
  WrongPasswordError,
} from './account.errors';
import type { AccountRepository, SessionRow } from './account.repository';

export type Identity = { memberId: number; sessionId: number; token: string };
export type Device = { platform: string; browser: string; address: string };
export type SignedIn = { memberId: number; token: string };
export type Registration = {
  username: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  gender: string;
  phone: string;
};

const WINDOW_MS = 15 * 60_000;
const MOST_FAILURES = { account: 10, address: 100 } as const;
const TOUCH_AFTER_MS = 30_000;

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService({ account, passwords, now }: { account: AccountRepository; passwords: Passwords; now: () => Date }) {
  async function refuseAfterFailures(by: 'account' | 'address', key: string): Promise<void> {
    const since = new Date(now().getTime() - WINDOW_MS);
    const { failures, firstAt } = await account.countFailures(by, key, since);
    if (failures < MOST_FAILURES[by] || !firstAt) return;
    throw new TooManySignInsError(Math.max(1, Math.ceil((firstAt.getTime() - since.getTime()) / 1000)));
  }

  async function openSession(memberId: number, device: Device): Promise<SignedIn> {
    const token = createToken();
    await account.addSession({ memberId, tokenHash: hashToken(token), createdAt: now(), ...device });
    return { memberId, token };
  }

  return {
    /**
     * Opens a session by username or e-mail address. Ten failures of one account (a hundred from one address) within 15 minutes
     * close it to the right password too, in every replica.
     * @throws {WrongPasswordError | TooManySignInsError}
     */
    async signIn(login: string, password: string, device: Device): Promise<SignedIn> {
      const key = login.toLowerCase();
      await refuseAfterFailures('account', key);
      await refuseAfterFailures('address', device.address);
      const credentials = await account.findCredentials(login);
      const isRight = await passwords.isRight(password, credentials?.passwordHash ?? null);
      if (!credentials || !isRight) {
        await account.addFailure(key, device.address, now(), new Date(now().getTime() - 2 * WINDOW_MS));
        throw new WrongPasswordError();
      }
      await account.forgetFailures(key);
      return openSession(credentials.memberId, device);
    },

    /**
     * Makes an account and signs it in.
     * @throws {UsernameTakenError | EmailTakenError} and then nothing was stored.
     */
    async register({ password, ...wish }: Registration, device: Device): Promise<SignedIn> {
      const added = await account.addMember({ ...wish, passwordHash: await passwords.hash(password), createdAt: now() });
      switch (added.outcome) {
        case 'added':
          return openSession(added.memberId, device);
        case 'username-taken':
          throw new UsernameTakenError();
        case 'email-taken':
          throw new EmailTakenError();
      }
    },

    /** Whose token this is, or null. Marks the member as seen, at most every 30 s. */
    async findIdentity(token: string): Promise<Identity | null> {
      if (!/^[0-9a-f]{32,200}$/.test(token)) return null;
      const session = await account.findSession(hashToken(token));
      if (!session) return null;
      const { memberId, sessionId } = session;
      if (now().getTime() - session.lastUsedAt.getTime() > TOUCH_AFTER_MS) await account.touchSession(sessionId, memberId, now());
      return { memberId, sessionId, token };
    },

    /** Where the caller is signed in; the session that asks comes first, then the newest. */
    async listSessions({ memberId, sessionId }: Identity): Promise<SessionRow[]> {
      const rows = await account.listSessions(memberId);
      return rows.toSorted((a, b) => Number(b.id === sessionId) - Number(a.id === sessionId));
    },

    /** @throws {SessionNotFoundError} also when the session is another member's. */
    async endSession(identity: Identity, sessionId: number): Promise<void> {
      if (!(await account.deleteSession(sessionId, identity.memberId))) throw new SessionNotFoundError();
    },

    /** Ends the session that asks; repeating it finds no caller any more. */
    async signOut({ sessionId, memberId }: Identity): Promise<void> {
      await account.deleteSession(sessionId, memberId);
    },

    /**
     * Passes where this is the member's password. Failures count as failed sign-ins: a stolen token is no way to guess it.
     * @throws {WrongOwnPasswordError | TooManySignInsError}
     */
    async refuseUnlessOwnPassword(username: string, password: string, address: string): Promise<void> {
      const key = username.toLowerCase();
      await refuseAfterFailures('account', key);
      if (await passwords.isRight(password, (await account.findCredentials(username))?.passwordHash ?? null)) return;
      await account.addFailure(key, address, now(), new Date(now().getTime() - 2 * WINDOW_MS));
      throw new WrongOwnPasswordError();
    },
  };
}
