const UNSTORABLE = /[\0\p{Cs}]/u;

/** True if a text inside a JSON value has a NUL character or half of a character. PostgreSQL stores neither. */
export function hasUnstorableText(value: unknown): boolean {
  // A list and no recursion: a value may be nested thousands of levels deep.
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && UNSTORABLE.test(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) pending.push(name, inner);
  }
  return false;
}
