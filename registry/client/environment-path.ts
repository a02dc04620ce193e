/** Returns the path of an environment or one of its resources. */
export function environmentPath(environment: string, rest = ''): string {
  return `/environments/${encodeURIComponent(environment)}${rest}`;
}
