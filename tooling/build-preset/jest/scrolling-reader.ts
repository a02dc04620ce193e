import { act } from '@testing-library/react';

type Entry = { isIntersecting: boolean; target: unknown };
type Callback = (entries: Entry[], observer: unknown) => void;

/** Replaces IntersectionObserver. Call the result to scroll to the end of all observed elements. Lasts until the end of the test. */
export function scrollingReader(): () => void {
  const watching = new Set<Watcher>();

  class Watcher {
    readonly #callback: Callback;
    readonly #elements = new Set<unknown>();
    constructor(callback: Callback) {
      this.#callback = callback;
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
      this.#callback(
        [...this.#elements].map((target) => ({ isIntersecting: true, target })),
        this,
      );
    }
  }

  const page = globalThis as unknown as { IntersectionObserver: new (callback: Callback) => unknown };
  jest.spyOn(page, 'IntersectionObserver').mockImplementation((callback) => new Watcher(callback));
  return () => act(() => [...watching].forEach((watcher) => watcher.reachEnd()));
}
