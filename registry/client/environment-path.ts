/** Returns the path of an environment, or of something below it. */
export function environmentPath(environment: string, rest = ''): string {
  return `/environments/${encodeURIComponent(environment)}${rest}`;
}
