import type { OverrideState } from '@social/contracts';

/** The source of a remote: its pinned version, another published one, or a build at an address of this computer. */
export type Choice = { kind: 'pinned' } | { kind: 'version'; version: string } | { kind: 'local'; address: string };

/** Choices by remote. A remote that is missing runs its pinned version. */
export type Choices = Readonly<Record<string, Choice>>;

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads the overrides of a browser as choices. */
export function readChoices(overrides: readonly string[]): Choices {
  return Object.fromEntries(
    overrides.map((override) => {
      const at = override.indexOf('@');
      const source = override.slice(at + 1);
      const choice: Choice = /^https?:/.test(source) ? { kind: 'local', address: source } : { kind: 'version', version: source };
      return [override.slice(0, at), choice];
    }),
  );
}

/** Writes choices as overrides. An address becomes the URL of the build's manifest. */
export function writeOverrides(choices: Choices): string[] {
  return Object.entries(choices).flatMap(([remote, choice]) => {
    if (choice.kind === 'version') return [`${remote}@${choice.version}`];
    return choice.kind === 'local' ? [`${remote}@${toManifestUrl(choice.address) ?? choice.address}`] : [];
  });
}

/** All remotes that are pinned or overridden, in alphabetical order. */
export function listRemotes({ pinned, overrides }: Pick<OverrideState, 'pinned' | 'overrides'>): string[] {
  return [...new Set([...Object.keys(pinned), ...Object.keys(readChoices(overrides))])].filter((remote) => remote !== 'shell').sort();
}

/**
 * Completes an address that a developer typed: `localhost:3001` and `http://localhost:3001/remoteEntry.js` become
 * `http://localhost:3001/mf-manifest.json`. @returns null if it is no address on this computer
 */
export function toManifestUrl(address: string): string | null {
  const text = address.trim();
  const withScheme = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!text || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (!loopbacks.has(url.hostname) || url.username || url.password) return null;
  const { pathname } = url;
  const isFolder = !/\.[a-z]+$/i.test(pathname) && !pathname.endsWith('/');
  return new URL('mf-manifest.json', isFolder ? `${url.origin}${pathname}/` : `${url.origin}${pathname}`).href;
}
