import { defineRefusal, Refusal } from '../../lib/refusal';

/** No account has this name and password. The text is the same for an unknown name and a wrong password. */
export const WrongPasswordError = defineRefusal('PRV_WRONG_PASSWORD', 6, 'Incorrect username or password');

/** Too many sign-ins failed for this account or from this address. The correct password is refused too. */
export class TooManySignInsError extends Refusal {
  constructor(waitSeconds: number) {
    const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
    super('PRV_TOO_MANY_SIGN_INS', 7, `Too many attempts. Please try again in ${minutes} min.`, '400', 429, waitSeconds);
  }
}

export const UsernameTakenError = defineRefusal('PRV_USERNAME_TAKEN', 8, 'This username is taken already');
export const EmailTakenError = defineRefusal('PRV_EMAIL_TAKEN', 9, 'This e-mail address is in use already');
export const PasswordsDifferError = defineRefusal('PRV_PASSWORDS_DIFFER', 10, 'Passwords do not match');
export const SessionNotFoundError = defineRefusal('PRV_SESSION_NOT_FOUND', 11, 'Session not found');
export const WrongOwnPasswordError = defineRefusal('PRV_OWN_PASSWORD', 12, 'Your current password is wrong');
/** The form has no field that this call knows. */
export const NothingToChangeError = defineRefusal('PRV_NOTHING_TO_CHANGE', 13, 'There is nothing to change');
/** The link to choose a new password was used, has expired, or never existed. The call `reset-password check` tells which. */
export const ResetLinkError = defineRefusal('PRV_RESET_LINK', 15, 'This link can not be used any more');
/** The code belongs to another time or app, was used before, or is not a valid recovery code. */
export const WrongCodeError = defineRefusal('PRV_CODE', 16, 'This code is wrong or was used already');
/** No sign-in waits for this code. It was completed, or its password was checked more than ten minutes ago. */
export const PendingSignInError = defineRefusal('PRV_PENDING_SIGN_IN', 17, 'This sign-in has expired. Please log in again.');
export const TwoFactorOnError = defineRefusal('PRV_TWO_FACTOR_ON', 18, 'Two-factor sign-in is on already');
export const TwoFactorOffError = defineRefusal('PRV_TWO_FACTOR_OFF', 19, 'Two-factor sign-in is not on');
/** This host does not offer the call, such as social login. */
export const SwitchedOffError = defineRefusal('PRV_SWITCHED_OFF', 14, '%s is turned off on this site');
