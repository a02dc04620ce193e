/** A list from which items were omitted because they could not be decoded. `map` keeps their number; other methods return plain arrays. */
class PartialItems<T> extends Array<T> {
  static override get [Symbol.species]() {
    return Array;
  }

  override map<To>(toItem: (item: T, index: number, items: T[]) => To): To[] {
    return withUnreadableCount(super.map(toItem), getUnreadableCount(this));
  }
}

/** Returns the items with the number of those that were omitted because they could not be decoded. */
export function withUnreadableCount<T>(items: T[], unreadableCount: number): T[] {
  if (unreadableCount === 0) return items;
  return Object.defineProperty(PartialItems.from(items), 'unreadableCount', { value: unreadableCount });
}

/** Returns how many items were omitted from a list of a reply because they could not be decoded. */
export function getUnreadableCount(items: readonly unknown[]): number {
  // Not `instanceof`: two remotes can have copies of the class.
  return 'unreadableCount' in items && typeof items.unreadableCount === 'number' ? items.unreadableCount : 0;
}

/** Returns changed items of a page, with the page's number of unreadable ones. */
export function withItems<T>(page: readonly unknown[], items: T[]): T[] {
  return withUnreadableCount(items, getUnreadableCount(page));
}
