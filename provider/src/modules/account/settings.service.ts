import type { Passwords } from '../../lib/passwords';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { MediaService } from '../media/media.service';
import { EmailTakenError, NothingToChangeError, UsernameTakenError, WrongOwnPasswordError } from './account.errors';
import type { Addressee } from './format-account-mails';
import type { AccountNoticeService } from './account-notices.service';
import type { AccountService, Identity } from './account.service';
import type { MemberChange, SettingsRepository } from './settings.repository';

export type PasswordChange = { current: string; next: string };
export type SettingsChange = {
  change: MemberChange;
  password: PasswordChange | null;
  /** Required for another e-mail address, because its owner can choose a new password. */
  currentPassword: string;
  /** The client's address, by which wrong passwords are counted. */
  address: string;
  /** Pictures in the fields `avatar` and `cover`. */
  files: IncomingFile[];
};
type Dependencies = {
  settings: SettingsRepository;
  passwords: Passwords;
  account: AccountService;
  notices: AccountNoticeService;
  media: MediaService;
  now: () => Date;
};
export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService({ settings, passwords, account, notices, media, now }: Dependencies) {
  /** Throws unless this is the member's password, and returns their username. @throws {WrongOwnPasswordError | TooManySignInsError} */
  async function assertPassword(memberId: number, password: string, address: string): Promise<string> {
    const addressee = await settings.findAddressee(memberId);
    if (!addressee) throw new WrongOwnPasswordError();
    await account.assertOwnPassword(addressee.username, password, address);
    return addressee.username;
  }

  async function hashNewPassword(memberId: number, { current, next }: PasswordChange, address: string): Promise<MemberChange> {
    await assertPassword(memberId, current, address);
    return { passwordHash: await passwords.hash(next) };
  }

  /** Returns the member with their current e-mail address if the change replaces it, and null otherwise. */
  async function findFormer(memberId: number, { email }: MemberChange): Promise<Addressee | null> {
    if (email === undefined) return null;
    const addressee = await settings.findAddressee(memberId);
    return addressee && addressee.email.toLowerCase() !== email.toLowerCase() ? addressee : null;
  }

  async function storePictures(files: IncomingFile[]): Promise<MemberChange> {
    const avatarPath = await media.storeOptionalImage(files, 'avatar');
    const coverPath = await media.storeOptionalImage(files, 'cover');
    return { ...(avatarPath && { avatarPath }), ...(coverPath && { coverPath }) };
  }

  return {
    assertPassword,

    /**
     * Changes the member's profile, pictures or password. Another e-mail address needs the current password. A new password ends all their
     * other sessions. Both are reported by mail, to the previous address if it changed. Repeating a change of the profile changes nothing.
     * @throws {NothingToChangeError | WrongOwnPasswordError | TooManySignInsError | UsernameTakenError | EmailTakenError}
     * or an error of `media.storeOptionalImage`, and changes nothing.
     */
    async change({ memberId, sessionId }: Identity, { change, password, currentPassword, address, files }: SettingsChange): Promise<void> {
      const hasPictures = files.some(({ field }) => field === 'avatar' || field === 'cover');
      if (Object.keys(change).length === 0 && !password && !hasPictures) throw new NothingToChangeError();
      const former = await findFormer(memberId, change);
      if (!password && former) await assertPassword(memberId, currentPassword, address);
      const secret = password ? await hashNewPassword(memberId, password, address) : {};
      // Decoding pictures is expensive, so it comes after the other checks.
      const pictures = await storePictures(files);
      const outcome = await settings.change(memberId, { ...change, ...secret, ...pictures }, password ? sessionId : null, now());
      if (outcome === 'username-taken') throw new UsernameTakenError();
      if (outcome === 'email-taken') throw new EmailTakenError();
      if (former) notices.sendToFormer(former);
      if (password) await notices.send(memberId, 'password');
    },
  };
}
