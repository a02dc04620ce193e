import { Refusal } from '../../lib/refusal';

/** A member or an address has made too many calls of a kind. `things` is the plural of the kind. */
export class TooManyCallsError extends Refusal {
  constructor(things: string, waitSeconds: number) {
    const minutes = Math.max(1, Math.ceil(waitSeconds / 60));
    super('PRV_TOO_MANY_CALLS', 12, `Too many ${things} in a short time. Please try again in ${minutes} min.`, '400', 429, waitSeconds);
  }
}
