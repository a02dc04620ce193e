import type { Mail } from '../mail/mailer';

export type Addressee = { username: string; email: string };

/** A change of an account that is reported to the member by mail, in case they did not make it. */
export type AccountChange = 'password' | 'email' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes';

const SENTENCES: Record<AccountChange, string> = {
  password: 'The password was changed, and other devices were signed out.',
  email: 'The e-mail address was changed. This mail went to the one before; no more will.',
  'two-factor-on': 'Two-factor sign-in was switched on: a code of an authenticator app is asked for after the password.',
  'two-factor-off': 'Two-factor sign-in was switched off: the password is enough to sign in.',
  'recovery-codes': 'New recovery codes were made for two-factor sign-in. The ones before no longer work.',
};

/** Writes the mail about a change. `siteUrl` returns the absolute URL of a path of the site. */
export function formatAccountMail({ username, email }: Addressee, change: AccountChange, siteUrl: (path: string) => string): Mail {
  const site = new URL(siteUrl('/')).host;
  // A reset link requested now would go to the new address.
  const advice =
    change === 'email'
      ? 'If it was not you, turn at once to the people who run the site.'
      : `If it was not you, choose a new password at once: ${siteUrl('/reset-password')}`;
  return {
    to: email,
    subject: `Your account at ${site} was changed`,
    text: [`Hello ${username},`, SENTENCES[change], `If that was you, there is nothing to do. ${advice}`].join('\n\n'),
  };
}
