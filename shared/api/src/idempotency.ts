/** A host that honours idempotency keys names in this header, in seconds, how long it knows them. */
const LIFETIME_HEADER = 'idempotency-key-lifetime';

/**
 * Returns the header of a call under a key, or none without one. The sent key includes a hash of the fields. A form that was changed after
 * a lost reply is a different request, which a host would refuse under the same key.
 */
export function toIdempotencyHeaders(
  key: string | undefined,
  form: object,
  files: Record<string, Blob | readonly Blob[]> = {},
): Record<string, string> {
  if (key === undefined) return {};
  const content = [form, Object.entries(files).map(([name, value]) => [name, [value].flat().map(describeFile)])];
  return { 'Idempotency-Key': `${key}-${hashText(JSON.stringify(content))}` };
}

/** Returns null where the host does not say. */
export function parseKeyLifetimeMs(headers: Record<string, string | undefined>): number | null {
  const seconds = Number(headers[LIFETIME_HEADER]);
  return seconds > 0 ? seconds * 1000 : null;
}

function describeFile(file: Blob) {
  return [file.size, file.type, 'name' in file ? file.name : ''];
}

/** FNV-1a, 32 bits. It only distinguishes what one member sends under one key. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
