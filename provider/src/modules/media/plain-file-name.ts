import { basename } from 'node:path';
import { toVisibleText } from '@social/text-grammar/visible-text';

/** Returns a displayable name: no folders or control characters, at most 120 characters. Joiners in emoji and in letters stay, as do quotes. */
export function toPlainFileName(name: string): string {
  // Browsers write these characters so in a multipart body.
  const sent = name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const plain = toVisibleText(basename(sent.replaceAll('\\', '/')).replace(/(?![\u200C\u200D])[\p{C}<>]/gu, ''));
  return Array.from(plain).slice(-120).join('') || 'file';
}
