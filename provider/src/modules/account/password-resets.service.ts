import { toAddressKey } from '../../lib/address-key';
import type { Passwords } from '../../lib/passwords';
import { createLinkToken, hashToken } from '../../lib/secrets';
import { TooManyCallsError } from '../limits/limits.errors';
import type { LimitService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { AccountNoticeService } from './account-notices.service';
import { ResetLinkError } from './account.errors';
import { formatResetMail } from './format-reset-mail';
import type { PasswordResetRepository } from './password-resets.repository';
import type { SignInAttempts } from './sign-in-attempts';

const LIFETIME_MS = 60 * 60_000;
const REMEMBERED_MS = 7 * 24 * 60 * 60_000;
const LIMITS = { perEmail: 3, perAddress: 20, windowMs: 60 * 60_000 };

/** `unknown`: the link never existed, or was deleted long after it expired. */
export type ResetLink = { state: 'valid'; username: string } | { state: 'used' | 'expired' | 'unknown' };

type Dependencies = {
  resets: PasswordResetRepository;
  passwords: Passwords;
  attempts: SignInAttempts;
  limits: LimitService;
  mail: MailService;
  notices: AccountNoticeService;
  /** Returns the absolute URL of a path of the product's site. */
  siteUrl: (path: string) => string;
  now: () => Date;
};

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

export function createPasswordResetService({ resets, passwords, attempts, limits, mail, notices, siteUrl, now }: Dependencies) {
  async function check(token: string): Promise<ResetLink> {
    const reset = await resets.find(hashToken(token));
    if (!reset) return { state: 'unknown' };
    if (reset.usedAt !== null) return { state: 'used' };
    return reset.expiresAt <= now() ? { state: 'expired' } : { state: 'valid', username: reset.username };
  }

  return {
    /**
     * Sends a link to the member with an e-mail address. It can be used once within an hour. If no member has the address, nothing is sent,
     * and the reply is the same. Mail is sent after this resolves. Repeating it sends another link; both are valid until one is used.
     * @throws {TooManyCallsError} after 3 requests for an e-mail address, or 20 from a client's address, in an hour.
     */
    async request(email: string, address: string): Promise<void> {
      const { perEmail, perAddress, windowMs } = LIMITS;
      const wait = await limits.count([
        { key: `password reset of ${email.toLowerCase()}`, max: perEmail, windowMs },
        { key: `password reset from ${toAddressKey(address)}`, max: perAddress, windowMs },
      ]);
      if (wait !== null) throw new TooManyCallsError('requests for a new password', wait);
      const token = createLinkToken();
      await resets.deleteExpired(new Date(now().getTime() - REMEMBERED_MS));
      const member = await resets.add({ email, tokenHash: hashToken(token), expiresAt: new Date(now().getTime() + LIFETIME_MS) });
      // The token is in the fragment, which browsers send to no server and in no referrer.
      if (member) mail.sendLater(formatResetMail(member, siteUrl(`/reset-password#${token}`)));
    },

    /** Returns the state of a link. */
    check,

    /**
     * Sets the password of a link's member, ends all their sessions and notifies them by mail. Opens no session: the member signs in with
     * the new password, and with a code if they have a second factor.
     * @throws {ResetLinkError} also on repetition, and changes nothing.
     */
    async reset(token: string, password: string): Promise<void> {
      const link = await check(token);
      if (link.state !== 'valid') throw new ResetLinkError();
      const memberId = await resets.use(hashToken(token), await passwords.hash(password), now());
      if (memberId === null) throw new ResetLinkError();
      await attempts.forgive(memberId);
      await notices.send(memberId, 'password');
    },
  };
}
