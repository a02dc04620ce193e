import type { MailService } from '../mail/mail.service';
import { formatAccountMail, type AccountChange, type Addressee } from './format-account-mails';

type Dependencies = {
  addresses: { findAddressee(memberId: number): Promise<Addressee | null> };
  mail: MailService;
  siteUrl: (path: string) => string;
};

export type AccountNoticeService = ReturnType<typeof createAccountNoticeService>;

/** Mails members about changes of their account. */
export function createAccountNoticeService({ addresses, mail, siteUrl }: Dependencies) {
  return {
    /** Sends a mail about a completed change, after this resolves. Each call sends one mail. */
    async send(memberId: number, change: AccountChange): Promise<void> {
      const addressee = await addresses.findAddressee(memberId);
      if (addressee) mail.sendLater(formatAccountMail(addressee, change, siteUrl));
    },

    /** Sends the mail about a changed e-mail address to the previous address. */
    sendToFormer(addressee: Addressee): void {
      mail.sendLater(formatAccountMail(addressee, 'email', siteUrl));
    },
  };
}
