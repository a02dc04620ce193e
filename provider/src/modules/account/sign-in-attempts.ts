import { toAddressKey } from '../../lib/address-key';
import type { Limit, LimitService } from '../limits/limits.service';
import { TooManySignInsError } from './account.errors';

const WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = { perAccount: 10, perAddress: 100 };

/** An attempt at a password. `isKnown` is true if the member has signed in from this address before. */
export type Attempt = { account: string; address: string; isKnown: boolean };
export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/**
 * Counts attempts before passwords are hashed, so that simultaneous attempts cannot exceed the limit. Each known address of an account has
 * its own limit: an attack from elsewhere locks the account only for other addresses.
 */
export function createSignInAttempts(limits: LimitService) {
  return {
    /** Counts an attempt. @throws {TooManySignInsError} and then the password must not be checked. */
    async reserve(attempt: Attempt): Promise<void> {
      const wait = await limits.count(listLimits(attempt));
      if (wait !== null) throw new TooManySignInsError(wait);
    },

    /** Resets the count of attempts from unknown addresses, after the member has proved their identity in another way. */
    async forgive(memberId: number): Promise<void> {
      await limits.reset(`sign-in to member ${memberId}`);
    },

    /** Resets the count of attempts after a correct password, including those of this address. */
    async succeed(attempt: Attempt): Promise<void> {
      const [ofAccount, ofAddress] = listLimits(attempt);
      if (ofAccount) await limits.reset(ofAccount.key);
      if (ofAddress) await limits.uncount(ofAddress.key);
    },
  };
}

function listLimits({ account, address, isKnown }: Attempt): Limit[] {
  const from = toAddressKey(address);
  const ofAccount = { max: MAX_ATTEMPTS.perAccount, windowMs: WINDOW_MS };
  if (isKnown) return [{ key: `sign-in to ${account} from ${from}`, ...ofAccount }];
  return [
    { key: `sign-in to ${account}`, ...ofAccount },
    { key: `sign-in from ${from}`, max: MAX_ATTEMPTS.perAddress, windowMs: WINDOW_MS },
  ];
}
