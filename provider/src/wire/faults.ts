/** What a hostile host may do to a request besides answering it. */
export type Fault = 'none' | 'slow' | 'fail' | 'drop-unheard' | 'drop-unanswered';

/** How much of all requests each befalls, from 0 to 1; together at most 1. */
export type FaultRates = { slow: number; fail: number; drop: number };

/**
 * Which fault befalls a request. A dropped one is either never heard, or done and never answered: half of each, for a client can
 * not tell them apart.
 * @param roll chance, from 0 up to, not including, 1
 */
export function chooseFault(roll: number, { slow, fail, drop }: FaultRates): Fault {
  if (roll < slow) return 'slow';
  if (roll < slow + fail) return 'fail';
  if (roll < slow + fail + drop / 2) return 'drop-unheard';
  return roll < slow + fail + drop ? 'drop-unanswered' : 'none';
}

/** What stands in front of a PHP host that has fallen over says this. */
export const BAD_GATEWAY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n';
