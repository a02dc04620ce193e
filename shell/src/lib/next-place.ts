import * as z from 'zod/mini';
import { matchPath } from '@social/ui/router';
import { ownPaths, registerPath, signInPath } from '../routes';

/** An origin that no link can name: an address that leaves it was not one of ours. */
const NOWHERE = 'https://own.invalid';
const HOME = '/';

const reminder = z.object({ next: z.string() });

/** Navigation state for the way to /login, so that the member comes back to `place`. It survives a reload and stays out of the address. */
export function rememberPlace({ pathname, search, hash }: { pathname: string; search: string; hash: string }): z.infer<typeof reminder> {
  return { next: pathname + search + hash };
}

/** Where to go after signing in: the place that a route of ours remembered, or that `?next=` names, else Home. */
export function rememberedPlace({ state, search }: { state: unknown; search: string }): string {
  const remembered = reminder.safeParse(state);
  return ownPlace(remembered.success ? remembered.data.next : new URLSearchParams(search).get('next'));
}

/** The place if it is a route of ours, else Home. Never another site, never a script. */
function ownPlace(wanted: string | null): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, NOWHERE)) return HOME;
  const { origin, pathname, search, hash } = new URL(wanted, NOWHERE);
  if (origin !== NOWHERE || !isOwnPath(pathname)) return HOME;
  return pathname + search + hash;
}

function isOwnPath(pathname: string): boolean {
  return ownPaths.some((path) => path !== signInPath && path !== registerPath && matchPath(path, pathname) !== null);
}
