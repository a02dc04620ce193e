import { isReservedName, releaseVersion, remoteName } from '@social/contracts';

/** A developer's own build that replaces a pinned one in one browser. */
export type LocalOverride = { remote: string; manifestUrl: string; origin: string };

/** A published version that replaces the pinned one in one browser. */
export type ChosenRelease = { remote: string; version: string };

export type Override = LocalOverride | ChosenRelease;

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A cookie has at most 4096 bytes with its name and attributes. */
const MAX_COOKIE_LENGTH = 3900;

/** The override is malformed. The message shows the right form, and is shown to the developer. */
export class OverrideMalformedError extends Error {}

export function isLocalOverride(override: Override): override is LocalOverride {
  return 'manifestUrl' in override;
}

/**
 * Parses `mf_feed@http://localhost:3001/mf-manifest.json` or `mf_feed@0.3.0`. Accepts only builds on the developer's own machine, and
 * published versions, so that no link can make a browser run foreign code. The caller checks that the version is served.
 * @throws {OverrideMalformedError}
 */
export function parseOverride(text: string): Override {
  const at = text.indexOf('@');
  const remote = text.slice(0, Math.max(at, 0));
  const source = text.slice(at + 1);
  const isRemote = remoteName.safeParse(remote).success && !isReservedName(remote) && remote !== 'shell';
  if (isRemote && releaseVersion.safeParse(source).success) return { remote, version: source };
  const url = parseUrl(source);
  if (!isRemote || !url) {
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

/** Writes an override as `parseOverride` reads it. */
export function formatOverride(override: Override): string {
  return `${override.remote}@${isLocalOverride(override) ? override.manifestUrl : override.version}`;
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

/**
 * Writes a session cookie for the whole host that scripts cannot read. An empty list removes it.
 * @throws {OverrideMalformedError} for more overrides than a cookie can have.
 */
export function overrideCookie(overrides: readonly Override[]): string {
  const value = overrides.map((override) => encodeURIComponent(formatOverride(override))).join('|');
  if (value.length > MAX_COOKIE_LENGTH)
    throw new OverrideMalformedError('An override is too much for one cookie, which has 4 KB. Reset another one first.');
  return `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${value ? '' : '; Max-Age=0'}`;
}

/**
 * Applies each `?override=…` of an address in order: a build is added to the browser's current ones, `off` removes all earlier ones.
 * Remotes that the environment has not pinned are accepted, so that a new one can be tried before its first release. Published versions are
 * refused: any page could link to an old one with a known fault.
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
    if (!isLocalOverride(override)) {
      throw new OverrideMalformedError(
        'An override with a published version is chosen in the toolbar, or opened by a link that it signed.',
      );
    }
    overrides = [...overrides.filter(({ remote }) => remote !== override.remote), override];
  }
  return overrides;
}
