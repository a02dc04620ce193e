import type { Passwords } from '../../lib/passwords';
import { EmailTakenError, NothingToChangeError, UsernameTakenError, WrongOwnPasswordError } from './account.errors';
import type { AccountService, Identity } from './account.service';
import type { MemberChange, SettingsRepository } from './settings.repository';

export type SettingsWish = {
  change: MemberChange;
  password: { current: string; next: string } | null;
  /** Where the request comes from: tries of the password are counted by it. */
  address: string;
  hasPictures: boolean;
  /** Asked last, when nothing else can be refused. */
  storePictures(): Promise<MemberChange>;
};
export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService({
  settings,
  passwords,
  account,
}: {
  settings: SettingsRepository;
  passwords: Passwords;
  account: AccountService;
}) {
  return {
    /**
     * Changes what the caller says of themselves. A new password ends all their sessions except the one that asks.
     * @throws {NothingToChangeError | WrongOwnPasswordError | TooManySignInsError | UsernameTakenError | EmailTakenError}
     *   or what the pictures are refused for; then nothing has changed.
     */
    async change(
      { memberId, sessionId }: Identity,
      { change, password, address, hasPictures, storePictures }: SettingsWish,
    ): Promise<void> {
      if (Object.keys(change).length === 0 && !password && !hasPictures) throw new NothingToChangeError();
      if (password) {
        const username = await settings.findUsername(memberId);
        if (username === null) throw new WrongOwnPasswordError();
        await account.refuseUnlessOwnPassword(username, password.current, address);
      }
      const secret = password ? { passwordHash: await passwords.hash(password.next) } : {};
      const outcome = await settings.change(memberId, { ...change, ...secret, ...(await storePictures()) }, password ? sessionId : null);
      if (outcome === 'username-taken') throw new UsernameTakenError();
      if (outcome === 'email-taken') throw new EmailTakenError();
    },
  };
}
