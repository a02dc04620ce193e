import type { Composition, Provenance } from '@social/contracts';
import type { Revision } from '@social/registry-client';
import type { Colors } from '../terminal';

export type Change = { remote: string; from: string | null; to: string | null };

/** Formats `2026-11-21 04:52 UTC`, in the same time zone for all readers. */
export function formatTime(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

export function formatSize(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Formats `rollback to 3`, `pin`, `settings`, `disable`, `enable`, `archive`, `restore` or `canary`. */
export function formatKind({ kind, restored }: Pick<Revision, 'kind' | 'restored'>): string {
  return restored === null ? kind : `${kind} to ${restored}`;
}

/** Formats rows like `mf_feed  0.1.0 → 0.2.0`; an added or removed remote has a dash on the other side. */
export function changeRows(changes: readonly Change[], colors: Colors): string[][] {
  return changes.map(({ remote, from, to }) => [remote, colors.dim(from ?? '–'), '→', to === null ? colors.red('–') : colors.green(to)]);
}

/** Formats a change in one line of a history: `mf_feed 0.1.0 → 0.2.0, mf_chat 0.3.0`. */
export function formatChanges(changes: readonly Change[]): string {
  return changes.map(({ remote, from, to }) => `${remote} ${[from, to ?? 'gone'].filter((part) => part !== null).join(' → ')}`).join(', ');
}

/** Formats `1a2b3c4 of heading: A new heading`. Omits unknown parts. */
export function formatProvenance({ commit, branch, changelog }: Provenance): string {
  const source = [commit?.slice(0, 7), branch && `of ${branch}`].filter(Boolean).join(' ');
  return [source, changelog].filter(Boolean).join(': ');
}

/** Sorts a composition: the shell first, then the remotes by name. */
export function sortVersions(composition: Composition): [remote: string, version: string][] {
  return Object.entries(composition).sort(([a], [b]) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1));
}
