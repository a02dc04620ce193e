import { isBlankText, trimText } from './trim-text';

/** Returns a text as it is sent and stored: without the spaces around it, and empty if it has no visible character. */
export function toVisibleText(text: string): string {
  return isBlankText(text) ? '' : trimText(text);
}
