/** More than a build can need to be understood. */
const MAX_FAILED = 20;

/**
 * Loads style sheets and pictures of developers' builds again with CORS, if they fail without. Development servers of webpack and Rspack
 * answer 403 to an element of another site that does not use CORS. The element reports only the second failure.
 * @returns a function that lists the URLs which failed nevertheless.
 */
export function retryWithCors(view: Window & typeof globalThis, origins: readonly string[]): () => readonly string[] {
  const failed = new Set<string>();

  function handle(event: Event): void {
    const { target: element } = event;
    const isLink = element instanceof view.HTMLLinkElement;
    if (!isLink && !(element instanceof view.HTMLImageElement)) return;
    const url = isLink ? element.href : element.src;
    if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) return;
    if (element.crossOrigin !== null) {
      if (failed.size < MAX_FAILED) failed.add(url);
      return;
    }
    event.stopImmediatePropagation();
    element.crossOrigin = 'anonymous';
    if (isLink) insertAgain(element);
    else element.src = url;
  }

  // Errors of elements do not bubble. A capturing listener of the window sees them first.
  view.addEventListener('error', handle, true);
  return () => [...failed];
}

/** Chromium requests a style sheet again only when its element is inserted. */
function insertAgain(link: HTMLLinkElement): void {
  const { parentNode, nextSibling } = link;
  link.remove();
  parentNode?.insertBefore(link, nextSibling);
}
