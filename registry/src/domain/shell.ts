import type { ReleaseManifest } from '@social/contracts';

/** The federation name of the host: the one release whose manifest has a host part. */
export const SHELL = 'shell';

/** Compares remotes in the order in which people read a composition: the shell first, then by name. */
export function byRemote(a: string, b: string): number {
  if (a === b) return 0;
  if (a === SHELL || b === SHELL) return a === SHELL ? -1 : 1;
  return a < b ? -1 : 1;
}

export type HostPart = NonNullable<ReleaseManifest['host']>;

/** Returns the host part of the shell's manifest. Publishing refuses a shell without one. */
export function requireHost({ host }: ReleaseManifest): HostPart {
  if (!host) throw new Error('A shell without host part was accepted.');
  return host;
}
