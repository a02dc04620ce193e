import type { Surface, Surfaces } from './read-surfaces';

/**
 * Finds packages whose surface differs from that in their last release, although their version does not show it.
 * @returns a sentence for each, with the way out.
 */
export function findUnraised(released: Surfaces, present: Surfaces): string[] {
  return Object.entries(present).flatMap(([name, surface]) => {
    const last = released[name];
    if (!last) return [`${name} was never recorded: npm run check:surfaces -- --record`];
    if (last.digest === surface.digest) return [];
    const removed = last.exports.filter((exported) => !surface.exports.includes(exported));
    const added = surface.exports.filter((exported) => !last.exports.includes(exported));
    const changes = [describe('added', added), describe('removed', removed)].filter(Boolean).join('; ') || 'the types of its exports';
    if (surface.version === last.version) {
      return [
        `${name} ${surface.version} has another public surface than when it was released (${changes}). Raise its version: ` +
          `${nextPatch(last)} if remotes of before still work with it, ${nextIncompatible(last)} if not.`,
      ];
    }
    if (removed.length > 0 && isCompatible(last, surface)) {
      return [
        `${name} ${surface.version} lacks ${removed.join(', ')} of ${last.version}: its version must be ${nextIncompatible(last)} or higher.`,
      ];
    }
    return [];
  });
}

/** Returns true if a remote built with the first accepts the second. The accepted range is `^` and the version. */
function isCompatible(first: Surface, second: Surface): boolean {
  const [major, minor] = parse(first);
  const [otherMajor, otherMinor] = parse(second);
  return major === otherMajor && (major > 0 || minor === otherMinor);
}

function nextPatch(surface: Surface): string {
  const [major, minor, patch] = parse(surface);
  return `${major}.${minor}.${patch + 1}`;
}

function nextIncompatible(surface: Surface): string {
  const [major, minor] = parse(surface);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

function parse({ version }: Surface): [major: number, minor: number, patch: number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

function describe(what: string, names: readonly string[]): string {
  return names.length === 0 ? '' : `${what} ${names.join(', ')}`;
}
