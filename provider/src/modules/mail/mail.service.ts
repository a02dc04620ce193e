import type { Mail, Mailer } from './mailer';

type Log = { error(details: object, message: string): void };

export type MailService = ReturnType<typeof createMailService>;

export function createMailService({ mailer, log }: { mailer: Mailer; log: Log }) {
  const pending = new Set<Promise<void>>();

  return {
    /**
     * Sends a mail in the background, so that the duration of a reply does not reveal whether one was sent. Logs a failure without the
     * address.
     */
    sendLater(mail: Mail): void {
      const sending = mailer
        .send(mail)
        .catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent.'))
        .finally(() => pending.delete(sending));
      pending.add(sending);
    },

    /** Waits for all mails that are being sent. */
    async settle(): Promise<void> {
      await Promise.all(pending);
    },
  };
}
