/** Longer than all our addresses, and shorter than the limits of servers and proxies in between. */
const MAX_TARGET_LENGTH = 8192;

/** Returns the path as sent by the browser, without its query, which may contain an access token and must not be logged. */
export function getPath(target: string): string {
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
}

export type TargetProblem = 'too-long' | 'malformed';

/**
 * Checks a request's target. Refuses `..`, doubled slashes, backslashes and their escapes: if two programs resolve them differently, a
 * request reaches a wrong target.
 * @returns null for a valid one.
 */
export function checkTarget(target: string): TargetProblem | null {
  if (target.length > MAX_TARGET_LENGTH) return 'too-long';
  const path = getPath(target);
  const isPlain = path.startsWith('/') && !/\/\/|\\|%(?:2e|2f|5c|[01][0-9a-f])|\/\.{1,2}(?:\/|$)/i.test(path);
  return isPlain ? null : 'malformed';
}

/** Returns true if a request has more than one Host header: servers in between may use different ones. */
export function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  // A plain loop without allocation, because it runs for every request.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Returns the requested host name in lower case, without port and final dot. */
export function getHostname(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
