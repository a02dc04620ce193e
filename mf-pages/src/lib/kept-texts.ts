import { decodeOrNull, reading } from '@social/api/wire';
import { createMemberStorage } from '@social/data';

const storage = createMemberStorage({ open: () => window.localStorage });

const textsByName = reading((value): Readonly<Record<string, string>> => {
  const entries: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
});

/** What this browser keeps of a form under a key; nothing where it keeps junk. */
export function readTexts(key: string): Readonly<Record<string, string>> {
  try {
    return decodeOrNull(textsByName, JSON.parse(storage.read(key) ?? '{}')) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the texts of a form; none forgets the form. */
export function keepTexts(key: string, texts: Readonly<Record<string, string>>): void {
  if (Object.keys(texts).length === 0) storage.remove(key);
  else storage.write(key, JSON.stringify(texts));
}
