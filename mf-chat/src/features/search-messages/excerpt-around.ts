const CHARACTERS_BEFORE = 40;
const CHARACTERS_AFTER = 100;

/** Cuts a text around the first occurrence of a query, in whatever case; the text's beginning where it has none. */
export function excerptAround(text: string, query: string): { before: string; hit: string; after: string } {
  const found = text.toLowerCase().indexOf(query.toLowerCase());
  const start = Math.max(0, found);
  const end = found === -1 ? 0 : start + query.length;
  const from = Math.max(0, start - CHARACTERS_BEFORE);
  const to = Math.min(text.length, end + CHARACTERS_AFTER);
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    hit: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
  };
}
