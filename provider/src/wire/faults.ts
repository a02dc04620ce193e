/** The fault that a hostile host injects into a request. A dropped request was either not received, or carried out and not answered. */
export type Fault = 'none' | 'slow' | 'fail' | 'drop-unreceived' | 'drop-unanswered';

/** Fault rates: the share of requests for each, from 0 to 1, together at most 1. */
export type FaultRates = { slow: number; fail: number; drop: number };

/**
 * Chooses the fault of a request. Half of the dropped requests are carried out first, because a client cannot tell the two cases apart.
 * @param roll a random number from 0 up to, but not including, 1
 */
export function chooseFault(roll: number, { slow, fail, drop }: FaultRates): Fault {
  if (roll < slow) return 'slow';
  if (roll < slow + fail) return 'fail';
  if (roll < slow + fail + drop / 2) return 'drop-unreceived';
  return roll < slow + fail + drop ? 'drop-unanswered' : 'none';
}

/** The page that a proxy sends if its PHP host does not respond. */
export const BAD_GATEWAY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n';
