import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void> };

export type MailSettings = {
  /** Mail server, such as `smtps://user:password@mail.example.org`. Null to write mail to a folder. */
  smtpUrl: string | null;
  from: string;
  directory: string;
};

/** Creates a mailer that sends by SMTP, or writes each mail to a file that mail programs can open. */
export function createMailer({ smtpUrl, from, directory }: MailSettings): Mailer {
  if (smtpUrl === null) return createFolderMailer(from, directory);
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

function createFolderMailer(from: string, directory: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // The file is private: a mail may contain a link that opens an account.
      await writeFile(join(directory, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`), message, { mode: 0o600 });
    },
  };
}
