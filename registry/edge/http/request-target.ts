/** Longer than any of our addresses, shorter than the limits of servers and proxies on the way. */
const MAX_TARGET_LENGTH = 8192;

/** Returns the path as the browser sent it, without its query: the query may hold an access token and must reach no log. */
export function getPath(target: string): string {
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
}

export type TargetProblem = 'too-long' | 'malformed';

/**
 * Checks a request's target. Parents, doubled slashes, backslashes and their escapes are refused rather than resolved:
 * where two programs resolve them differently, a request reaches what it must not. @returns null for a sound one.
 */
export function checkTarget(target: string): TargetProblem | null {
  if (target.length > MAX_TARGET_LENGTH) return 'too-long';
  const path = getPath(target);
  const isPlain = path.startsWith('/') && !/\/\/|\\|%(?:2e|2f|5c|[01][0-9a-f])|\/\.{1,2}(?:\/|$)/i.test(path);
  return isPlain ? null : 'malformed';
}

/** Whether a request names its host more than once: servers on the way may take different ones of them. */
export function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  // A loop without a list of its own: it runs for every request, whatever is asked for.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

/** Returns the host name that the browser asked for: lower case, without port and final dot. */
export function getHostname(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
