import { toAddressKey } from '../../lib/address-key';
import type { Limit, LimitService } from '../limits/limits.service';
import { TooManySignInsError } from './account.errors';

const WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = { perAccount: 10, perAddress: 100 };

/** An attempt at a password. `isKnown`: the account's member has signed in from this address before. */
export type Attempt = { account: string; address: string; isKnown: boolean };
export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/**
 * Counts attempts at passwords before they are hashed, so that attempts at the same time can't outrun the limit. An account's known
 * addresses have limits of their own each: an attack from elsewhere locks the account for other addresses alone.
 */
export function createSignInAttempts(limits: LimitService) {
  return {
    /** Counts an attempt. @throws {TooManySignInsError} and then the password must not be looked at. */
    async reserve(attempt: Attempt): Promise<void> {
      const wait = await limits.count(listLimits(attempt));
      if (wait !== null) throw new TooManySignInsError(wait);
    },

    /** Forgets the attempts at an account from unknown addresses, after its member has proved otherwise who they are. */
    async forgive(memberId: number): Promise<void> {
      await limits.reset(`sign-in to member ${memberId}`);
    },

    /** Forgets the attempts at an account after a right password, and that this address made one. */
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
