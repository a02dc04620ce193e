import type { Mail, Mailer } from './mailer';

type Log = { error(details: object, message: string): void };

export type MailService = ReturnType<typeof createMailService>;

export function createMailService({ mailer, log }: { mailer: Mailer; log: Log }) {
  const pending = new Set<Promise<void>>();

  return {
    /**
     * Sends a mail without letting the caller wait, so that the time of a reply does not tell whether one was sent. A failure is logged,
     * without the address.
     */
    sendLater(mail: Mail): void {
      const sending = mailer
        .send(mail)
        .catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent.'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },

    /** Waits for the mails that are being sent. */
    async settle(): Promise<void> {
      await Promise.all(pending);
    },
  };
}
