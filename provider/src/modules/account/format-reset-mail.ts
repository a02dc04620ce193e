import type { Mail } from '../mail/mailer';

/** Writes the mail with the link to choose a new password. */
export function formatResetMail({ username, email }: { username: string; email: string }, link: string): Mail {
  const site = new URL(link).host;
  return {
    to: email,
    subject: `A new password for ${site}`,
    text: [
      `Hello ${username},`,
      `somebody asked for a new password for your account at ${site}. If that was you, open this link within an hour and choose one:`,
      link,
      'The link works once. If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  };
}
