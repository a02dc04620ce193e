/** Writes JSON with sorted keys and no spaces: the same content gives the same text, for hashing. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function isRecord(part: unknown): part is Record<string, unknown> {
  return part !== null && typeof part === 'object' && !Array.isArray(part);
}

function sorted(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
}
