import type { RegionRelease } from './region-releases';

/** A release that was mounting this shortly before the page was loaded again has likely taken the page down. */
const CRASH_WINDOW_MS = 10_000;
const PREFIX = 'loading:';

export type CrashGuard = {
  /** Whether the release was being loaded or mounted when the page before this one ended. */
  isSuspect: (release: RegionRelease) => boolean;
  loading: (release: RegionRelease) => void;
  mounting: (release: RegionRelease) => void;
  /** The release has painted, or failed in an orderly way: it did not take the page down. */
  survived: (release: RegionRelease) => void;
  /** The page is left in an orderly way: what is only loading is no crash. What is mounting may be what reloads the page. */
  leaving: () => void;
};

export type CrashGuardDependencies = {
  /** The tab's session storage; null where the browser blocks it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;
  now: () => number;
};

/** Remembers over a reload which releases had not painted yet. Reads what the page before left when it is made. */
export function createCrashGuard({ storage, now }: CrashGuardDependencies): CrashGuard {
  const suspects = takeMarks(storage, now());
  const loadingKeys = new Set<string>();

  function mark(key: string) {
    try {
      storage?.setItem(key, String(now()));
    } catch {
      // A full storage costs the guard, not the page.
    }
  }

  return {
    isSuspect: (release) => suspects.has(keyOf(release)),
    loading(release) {
      loadingKeys.add(keyOf(release));
      mark(keyOf(release));
    },
    mounting(release) {
      loadingKeys.delete(keyOf(release));
      mark(keyOf(release));
    },
    survived(release) {
      loadingKeys.delete(keyOf(release));
      storage?.removeItem(keyOf(release));
    },
    leaving() {
      for (const key of loadingKeys) storage?.removeItem(key);
    },
  };
}

function keyOf({ remote, version }: RegionRelease): string {
  return `${PREFIX}${remote}@${version}`;
}

function takeMarks(storage: CrashGuardDependencies['storage'], now: number): Set<string> {
  const suspects = new Set<string>();
  if (!storage) return suspects;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(PREFIX));
  for (const key of keys) {
    if (!key) continue;
    const ageMs = now - Number(storage.getItem(key));
    if (ageMs >= 0 && ageMs <= CRASH_WINDOW_MS) suspects.add(key);
    storage.removeItem(key);
  }
  return suspects;
}
