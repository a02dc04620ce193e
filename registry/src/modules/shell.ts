/** The federation name of the host: the one release whose manifest has a host part. */
export const SHELL = 'shell';

/** Compares remotes in the order in which people read a composition: the shell first, then by name. */
export function byRemote(a: string, b: string): number {
  if (a === b) return 0;
  if (a === SHELL || b === SHELL) return a === SHELL ? -1 : 1;
  return a < b ? -1 : 1;
}
