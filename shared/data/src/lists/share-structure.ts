import { getUnreadableCount } from '@social/api/unreadable-items';
import { replaceEqualDeep } from '@tanstack/react-query';

/**
 * Replaces unchanged parts of a query's data by the previous ones. TanStack Query's default would copy a list without its number of
 * unreadable items, or with the number of the previous list.
 */
export function shareStructure(previous: unknown, next: unknown): unknown {
  return isPartial(previous) || isPartial(next) ? next : replaceEqualDeep(previous, next);
}

/** Accepts a list, the pages of one, and an object with lists, such as the results of each kind. */
function isPartial(data: unknown): boolean {
  if (Array.isArray(data)) return getUnreadableCount(data) > 0 || data.some((page) => Array.isArray(page) && isPartial(page));
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => Array.isArray(value) && isPartial(value));
}
