/** Joins lines and removes control characters, including those that change the text direction. */
export function toPlainLine(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** Truncates a longer text, with an ellipsis. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text;
}
