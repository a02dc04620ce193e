/** A claim, or its path inside nested claims: `groups`, `realm_access.roles`, `https://example.org/groups`. No expression of a query language. */
export const GROUPS_CLAIM_PATTERN = /^[^\s.[\](){}|*?&"'`,$@]+(\.[^\s.[\](){}|*?&"'`,$@]+)*$/;

type Claims = Record<string, unknown>;

/** Reads a claim by its name or path. Names may contain dots themselves, so the longest name that exists is tried first. */
export function readClaim(claims: Claims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const inner = Object.hasOwn(claims, path.slice(0, end)) ? claims[path.slice(0, end)] : undefined;
    if (!isRecord(inner)) continue;
    const found = readClaim(inner, path.slice(end + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of a person's groups, or the reason why they cannot be read. */
type Groups = { names: string[] } | { problem: string };

/** Reads the groups that a provider names: a list of names, or one name. */
export function readGroups(claims: Claims, path: string): Groups {
  const value = readClaim(claims, path);
  if (isOverage(claims, path))
    return {
      problem: `you are in too many groups, so the provider left them out of the claim ${path}. Let it send only the groups that are assigned to this application, or its roles`,
    };
  if (value === undefined || value === null) return { problem: `the provider sent no claim ${path}` };
  const names = [value].flat();
  if (!names.every((name) => typeof name === 'string')) return { problem: `the claim ${path} is neither a name nor a list of names` };
  return { names };
}

/** True if the provider refers to another address for the groups: `_claim_names` (OpenID Connect), or `hasgroups` (Microsoft Entra). */
function isOverage(claims: Claims, path: string): boolean {
  if (readClaim(claims, path) !== undefined) return false;
  const { _claim_names: elsewhere, hasgroups } = claims;
  return (isRecord(elsewhere) && Object.hasOwn(elsewhere, path)) || (path === 'groups' && (hasgroups === true || hasgroups === 'true'));
}

function isRecord(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
