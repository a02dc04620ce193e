import { act } from '@testing-library/react';

type Entry = { isIntersecting: boolean; target: unknown };
type Tell = (entries: Entry[], observer: unknown) => void;

/** Gives the page a reader who scrolls: call the result to come near the end of whatever is watched. Lasts until the end of the test. */
export function scrollingReader(): () => void {
  const watching = new Set<Watcher>();

  class Watcher {
    readonly #tell: Tell;
    readonly #elements = new Set<unknown>();
    constructor(tell: Tell) {
      this.#tell = tell;
    }
    observe(element: unknown) {
      this.#elements.add(element);
      watching.add(this);
    }
    unobserve(element: unknown) {
      this.#elements.delete(element);
    }
    disconnect() {
      watching.delete(this);
    }
    takeRecords() {
      return [];
    }
    reachEnd() {
      this.#tell(
        [...this.#elements].map((target) => ({ isIntersecting: true, target })),
        this,
      );
    }
  }

  const page = globalThis as unknown as { IntersectionObserver: new (tell: Tell) => unknown };
  jest.spyOn(page, 'IntersectionObserver').mockImplementation((tell) => new Watcher(tell));
  return () => act(() => [...watching].forEach((watcher) => watcher.reachEnd()));
}
