const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };

/** Escapes typed text as HTML, for texts that the provider has not rendered yet. */
export function plainHtml(text: string): string {
  return text.replace(/[&<>\n]/g, (letter) => ENTITIES[letter] ?? letter);
}
