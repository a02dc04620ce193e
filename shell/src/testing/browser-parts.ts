/** Browser APIs that jsdom does not have. */
export function installBrowserParts({ isWide }: { isWide: boolean }) {
  globalThis.matchMedia = (query) => ({
    matches: isWide && query.includes('min-width'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  });
  window.scrollTo = () => undefined;
  // The router creates one per navigation; the shell does not read it.
  Object.assign(globalThis, { Request: NavigationRequest });
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
