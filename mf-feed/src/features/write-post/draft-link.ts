const LINKS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gi;

/** Returns the links of a text, separated by spaces; '' for none. The host chooses which of them it shows. */
export function findLinks(text: string): string {
  return text.match(LINKS)?.join(' ') ?? '';
}

/** Returns true if the author has removed the preview of the links in the text. Other links get a preview again. */
export function isLinkHidden({ text, withoutLinks }: { text: string; withoutLinks: string }): boolean {
  return withoutLinks !== '' && withoutLinks === findLinks(text);
}
