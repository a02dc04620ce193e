import type { SiteMap } from './site-map';

/** A base that no link can have: a URL that resolves to another origin leads out of the app. */
const INVALID_ORIGIN = 'https://own.invalid';
const HOME = '/';

/** Returns the navigation state that brings the member back from /login. It survives a reload and is not in the URL. */
export function toReturnState({ pathname, search, hash }: { pathname: string; search: string; hash: string }): { next: string } {
  return { next: pathname + search + hash };
}

/** Finds the path to go to after signing in: from the navigation state or `?next=`, else Home. */
export function findReturnPath({ state, search }: { state: unknown; search: string }, siteMap: Pick<SiteMap, 'isMemberPath'>): string {
  return toMemberPath(readNext(state) ?? new URLSearchParams(search).get('next'), siteMap);
}

/** Reads `next` from a history entry, which may hold anything. */
function readNext(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string' ? state.next : null;
}

/** Returns the path if it is a member's page of this app, else Home. Never another site or a script. */
function toMemberPath(wanted: string | null, { isMemberPath }: Pick<SiteMap, 'isMemberPath'>): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, INVALID_ORIGIN)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, INVALID_ORIGIN);
  if (origin !== INVALID_ORIGIN || !isMemberPath(pathname)) return HOME;
  return pathname + search + hash;
}
