import { findLinks } from '@social/text-grammar/links';

/** Returns the links of a text, separated by spaces; '' for none. The host chooses which of them it shows. */
export function listLinks(text: string): string {
  return findLinks(text)
    .map(({ url }) => url)
    .join(' ');
}

/** Returns true if the author has removed the preview of the links in the text. Other links get a preview again. */
export function isLinkHidden({ text, withoutLinks }: { text: string; withoutLinks: string }): boolean {
  return withoutLinks !== '' && withoutLinks === listLinks(text);
}
