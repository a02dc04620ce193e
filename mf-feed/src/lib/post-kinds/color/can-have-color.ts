import type { DraftContent } from '../post-kind';

export const MAX_COLOR_LENGTH = 160;

/** Returns true if a draft is short enough for a coloured background and has nothing but a text. */
export function canHaveColor({ text, attachments, gifUrl, poll }: DraftContent): boolean {
  return attachments.length === 0 && gifUrl === null && poll === null && text.length <= MAX_COLOR_LENGTH;
}
