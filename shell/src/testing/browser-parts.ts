/**
 * Browser APIs that jsdom does not have.
 * @returns makes the screen wide or narrow, as turning a tablet does
 */
export function installBrowserParts({ isWide }: { isWide: boolean }): (isWideLater: boolean) => void {
  let isWideNow = isWide;
  const changes = new EventTarget();
  globalThis.matchMedia = (query) => ({
    get matches() {
      return isWideNow && query.includes('min-width');
    },
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: changes.addEventListener.bind(changes),
    removeEventListener: changes.removeEventListener.bind(changes),
    dispatchEvent: () => true,
  });
  window.scrollTo = () => undefined;
  // The router creates one per navigation; the shell does not read it.
  Object.assign(globalThis, { Request: NavigationRequest });
  return (isWideLater) => {
    isWideNow = isWideLater;
    changes.dispatchEvent(new Event('change'));
  };
}

class NavigationRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal;
  }
}
