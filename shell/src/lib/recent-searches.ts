import type { PersonId } from '@social/api';
import { createMemberStorage, type MemberStorage } from '@social/data';

const MAX_STORED = 8;
const MAX_LENGTH = 100;

const browserStorage = createMemberStorage({ open: () => window.localStorage });

/** Stores a member's searches in this browser, the latest first, at most eight. */
export function createRecentSearches(userId: PersonId | null, storage: MemberStorage = browserStorage) {
  const key = `recent_searches_${userId ?? ''}`;

  function list(): string[] {
    try {
      const stored: unknown = JSON.parse(storage.read(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_STORED) : [];
    } catch {
      return [];
    }
  }

  function store(searches: string[]): void {
    if (searches.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(searches.slice(0, MAX_STORED)));
  }

  const without = (query: string) => list().filter((other) => other.toLowerCase() !== query.toLowerCase());
  return {
    list,
    add: (query: string) => store([query.slice(0, MAX_LENGTH), ...without(query)]),
    remove: (query: string) => store(without(query)),
    clear: () => store([]),
  };
}
