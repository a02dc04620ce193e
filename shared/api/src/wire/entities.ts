const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

/** Decodes the entities that the provider writes: `&#039;`, `&#x27;` and a few names. Unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    return code > 0 && code <= 0x10ffff && !isSurrogate ? String.fromCodePoint(code) : whole;
  });
}
