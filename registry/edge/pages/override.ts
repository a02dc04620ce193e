import { isReservedName, remoteName } from '@social/contracts';

/** A developer's own build that replaces a pinned one in one browser. */
export type Override = { remote: string; manifestUrl: string; origin: string };

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The override is malformed. The message shows the right form, and is shown to the developer. */
export class OverrideMalformedError extends Error {}

/**
 * Parses `mf_feed@http://localhost:3001/mf-manifest.json`. Accepts only builds on the developer's own machine, so that a foreign link
 * cannot make a browser run foreign code.
 * @throws {OverrideMalformedError}
 */
export function parseOverride(text: string): Override {
  const at = text.indexOf('@');
  const remote = text.slice(0, Math.max(at, 0));
  const url = parseUrl(text.slice(at + 1));
  if (!remoteName.safeParse(remote).success || isReservedName(remote) || remote === 'shell' || !url) {
    throw new OverrideMalformedError('An override is written like mf_feed@http://localhost:3001/mf-manifest.json, or off.');
  }
  const isLocal = /^https?:$/.test(url.protocol) && loopbacks.has(url.hostname) && !url.username && !url.password;
  if (!isLocal) throw new OverrideMalformedError('An override comes from localhost, 127.0.0.1 or [::1], over http or https.');
  if (!url.pathname.endsWith('/mf-manifest.json')) throw new OverrideMalformedError('An override names the mf-manifest.json of a build.');
  return { remote, manifestUrl: url.href, origin: url.origin };
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

const COOKIE = 'social_override';

/** Reads the overrides from a browser's cookie. Ignores invalid ones: overrides are a convenience, not a guarantee. */
export function readOverrides(cookieHeader: string | undefined): Override[] {
  const cookies = (cookieHeader ?? '').split(';').map((part) => part.trim());
  const value = cookies.find((part) => part.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
  return value.split('|').flatMap((entry) => {
    try {
      return entry ? [parseOverride(decodeURIComponent(entry))] : [];
    } catch {
      return [];
    }
  });
}

/** Writes a session cookie for the whole host that scripts cannot read. An empty list removes it. */
export function overrideCookie(overrides: readonly Override[]): string {
  const value = overrides.map(({ remote, manifestUrl }) => encodeURIComponent(`${remote}@${manifestUrl}`)).join('|');
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${value ? '' : '; Max-Age=0'}`;
}

/**
 * Applies each `?override=…` of an address in order: a build is added to the browser's current ones, `off` removes all earlier ones.
 * Remotes that the environment has not pinned are accepted, so that a new one can be tried before its first release.
 * @throws {OverrideMalformedError}
 */
export function applyOverrideRequests(current: readonly Override[], requests: readonly string[]): Override[] {
  let overrides = [...current];
  for (const request of requests) {
    if (request === 'off') {
      overrides = [];
      continue;
    }
    const override = parseOverride(request);
    overrides = [...overrides.filter(({ remote }) => remote !== override.remote), override];
  }
  return overrides;
}
