/** Longer than any address of ours, shorter than what servers and proxies on the way stumble over. */
const MAX_TARGET_LENGTH = 8192;

/** The path as the browser sent it, without its query: the query may hold an access token and must reach no log. */
export function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
}

export type TargetProblem = 'too-long' | 'malformed';

/**
 * What is wrong with a request's target, or null. Parents, doubled slashes, backslashes and their escapes are refused
 * rather than resolved: two programs that resolve them differently are how a request ends up where it must not.
 */
export function targetProblem(target: string): TargetProblem | null {
  if (target.length > MAX_TARGET_LENGTH) return 'too-long';
  const path = pathOf(target);
  const isPlain = path.startsWith('/') && !/\/\/|\\|%(?:2e|2f|5c|[01][0-9a-f])|\/\.{1,2}(?:\/|$)/i.test(path);
  return isPlain ? null : 'malformed';
}

/** The host name that the browser asked for: lower case, without port and final dot. */
export function hostnameOf(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
