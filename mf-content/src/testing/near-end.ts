import { act } from '@testing-library/react';

type Callback = ConstructorParameters<typeof IntersectionObserver>[0];

/** Gives the page a reader who scrolls: call the result to come near the end of whatever is watched. Lasts until the end of the test. */
export function scrollingReader(): () => void {
  const watching = new Set<Watcher>();

  class Watcher {
    readonly #tell: Callback;
    readonly #elements = new Set<Element>();
    constructor(tell: Callback) {
      this.#tell = tell;
    }
    observe(element: Element) {
      this.#elements.add(element);
      watching.add(this);
    }
    unobserve(element: Element) {
      this.#elements.delete(element);
    }
    disconnect() {
      watching.delete(this);
    }
    takeRecords() {
      return [];
    }
    reachEnd() {
      const entries = [...this.#elements].map((target) => ({ isIntersecting: true, target }));
      this.#tell(entries as IntersectionObserverEntry[], this as never);
    }
  }

  const page = globalThis as { IntersectionObserver: new (tell: Callback) => unknown };
  jest.spyOn(page, 'IntersectionObserver').mockImplementation((tell) => new Watcher(tell));
  return () => act(() => [...watching].forEach((watcher) => watcher.reachEnd()));
}
