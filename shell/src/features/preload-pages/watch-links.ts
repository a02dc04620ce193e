/** A pointer that stays on a link for so long is not merely passing over it. */
const REST_MS = 65;

/**
 * Calls back with the address of a link of this site when a pointer rests on it, when it gets the focus, and when it is pressed. Those who
 * save data, and whose browser says so, are asked for nothing before the press.
 * @returns a function that ends it.
 */
export function watchLinks(document: Document, onIntent: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Element | null = null;

  function handlePointer({ target, pointerType }: PointerEvent): void {
    const link = findLink(target);
    if (link === pointed) return;
    pointed = link;
    clearTimeout(timer);
    const url = link && toSiteUrl(link);
    if (url && pointerType === 'mouse' && !savesData(document)) timer = setTimeout(() => onIntent(url), REST_MS);
  }

  function handleAtOnce({ type, target }: Event): void {
    const link = findLink(target);
    const url = link && toSiteUrl(link);
    if (url && (type === 'pointerdown' || !savesData(document))) onIntent(url);
  }

  document.addEventListener('pointerover', handlePointer, { passive: true });
  document.addEventListener('pointerdown', handleAtOnce, { passive: true });
  document.addEventListener('focusin', handleAtOnce);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', handlePointer);
    document.removeEventListener('pointerdown', handleAtOnce);
    document.removeEventListener('focusin', handleAtOnce);
  };
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Returns null for a link that leads elsewhere or opens in another tab. */
function toSiteUrl({ href, target, origin, ownerDocument }: HTMLAnchorElement): URL | null {
  return origin === ownerDocument.location.origin && target !== '_blank' ? new URL(href) : null;
}

type WithConnection = { connection?: { saveData?: boolean } };

function savesData({ defaultView }: Document): boolean {
  return (defaultView?.navigator as WithConnection | undefined)?.connection?.saveData === true;
}
