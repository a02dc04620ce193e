import type { Entry } from './entry';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };

/** An entry with new words, as plain ones: the provider answers an edit without the HTML that it makes of them. */
export function editedEntry(entry: Entry, text: string): Entry {
  return { ...entry, plainText: text, html: text.replace(/[&<>\n]/g, (letter) => ENTITIES[letter] ?? letter) };
}
