const MAX_LENGTH = 40;

/** Shortens a file's name to 40 characters without cutting its extension. */
export function shortFileName(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = /\.[^.\s]{1,8}$/u.exec(name)?.[0] ?? '';
  return `${letters.slice(0, MAX_LENGTH - 1 - extension.length).join('')}…${extension}`;
}
