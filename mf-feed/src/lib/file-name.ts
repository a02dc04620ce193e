const MAX_LENGTH = 40;

/** A file's name cut at 40 characters. It keeps its ending, which says what the file is. */
export function shortFileName(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const ending = /\.[^.\s]{1,8}$/u.exec(name)?.[0] ?? '';
  return `${letters.slice(0, MAX_LENGTH - 1 - ending.length).join('')}…${ending}`;
}
