/** Removes control characters, also those that would turn the direction of what follows, and joins lines. */
export function toPlainLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** Cuts what is longer, with an ellipsis. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text;
}
