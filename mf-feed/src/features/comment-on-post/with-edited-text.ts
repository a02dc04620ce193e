import { plainHtml } from '../../lib/plain-html';
import type { Entry } from './entry';

/** Returns an entry with a new text as escaped HTML: the provider's answer to an edit has no rendered HTML. */
export function withEditedText(entry: Entry, text: string): Entry {
  return { ...entry, plainText: text, html: plainHtml(text) };
}
