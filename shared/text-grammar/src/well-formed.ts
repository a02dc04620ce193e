/** Replaces each half of a surrogate pair that has lost its other half by U+FFFD, as encoding the text as UTF-8 does. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\u{FFFD}');
}
