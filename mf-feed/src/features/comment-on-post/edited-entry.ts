import { plainHtml } from '../../lib/plain-html';
import type { Entry } from './entry';

/** An entry with new words, as plain ones: the provider answers an edit without the HTML that it makes of them. */
export function editedEntry(entry: Entry, text: string): Entry {
  return { ...entry, plainText: text, html: plainHtml(text) };
}
