const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };

/** Typed words as the HTML that shows them, where the provider has not made its own of them. */
export function plainHtml(text: string): string {
  return text.replace(/[&<>\n]/g, (letter) => ENTITIES[letter] ?? letter);
}
