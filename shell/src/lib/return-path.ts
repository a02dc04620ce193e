import type { SiteMap } from './site-map';

/** An origin that no link can name: an address that leaves it was not one of ours. */
const INVALID_ORIGIN = 'https://own.invalid';
const HOME = '/';

/** Navigation state for the way to /login, so that the member comes back to `place`. It survives a reload and stays out of the address. */
export function toReturnState({ pathname, search, hash }: { pathname: string; search: string; hash: string }): { next: string } {
  return { next: pathname + search + hash };
}

/** Where to go after signing in: the place that a route of ours remembered, or that `?next=` names, else Home. */
export function findReturnPath({ state, search }: { state: unknown; search: string }, siteMap: Pick<SiteMap, 'isMemberPath'>): string {
  return toMemberPath(readNext(state) ?? new URLSearchParams(search).get('next'), siteMap);
}

/** A history entry holds whatever some page once put there. */
function readNext(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string' ? state.next : null;
}

/** The place if it is a route of ours, else Home. Never another site, never a script. */
function toMemberPath(wanted: string | null, { isMemberPath }: Pick<SiteMap, 'isMemberPath'>): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, INVALID_ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, INVALID_ORIGIN);
  if (origin !== INVALID_ORIGIN || !isMemberPath(pathname)) return HOME;
  return pathname + search + hash;
}
