import type { RegionRelease } from './region-releases';

/** A release that was mounting this shortly before the page was loaded again has probably crashed the page. */
const CRASH_WINDOW_MS = 10_000;
/**
 * Maximum number of orderly unloads in a row, each before the release had painted. After that the release is assumed to reload the page
 * itself.
 */
const MAX_RELOADS = 3;
const PREFIX = 'loading:';

/** The orderly unloads in a row while the release was mounting; null where the page ended without one. */
type Mark = { reloads: number | null };

export type CrashGuard = {
  /** Returns true if the previous page ended while the release was loading or mounting, or is repeatedly unloaded then. */
  isSuspect: (release: RegionRelease) => boolean;
  loading: (release: RegionRelease) => void;
  mounting: (release: RegionRelease) => void;
  /** The release has painted, or failed without crashing the page. */
  survived: (release: RegionRelease) => void;
  /** The page is unloaded in an orderly way: a loading release did not crash it. A mounting one may have reloaded it, or the member did. */
  leaving: () => void;
};

export type CrashGuardDependencies = {
  /** The tab's session storage; null where the browser blocks it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;
  now: () => number;
};

/** Stores which releases have not painted yet, for the next page load. Reads the previous page's marks on creation. */
export function createCrashGuard({ storage, now }: CrashGuardDependencies): CrashGuard {
  const marks = readMarks(storage, now());
  const loadingKeys = new Set<string>();
  const mountingKeys = new Set<string>();

  function mark(key: string, reloads = '') {
    try {
      storage?.setItem(key, `${now()} ${reloads}`);
    } catch {
      // With a full storage the page works without the guard.
    }
  }

  return {
    isSuspect(release) {
      const found = marks.get(toKey(release));
      return found !== undefined && (found.reloads === null || found.reloads >= MAX_RELOADS);
    },
    loading(release) {
      loadingKeys.add(toKey(release));
      mark(toKey(release));
    },
    mounting(release) {
      loadingKeys.delete(toKey(release));
      mountingKeys.add(toKey(release));
      mark(toKey(release));
    },
    survived(release) {
      loadingKeys.delete(toKey(release));
      mountingKeys.delete(toKey(release));
      storage?.removeItem(toKey(release));
    },
    leaving() {
      for (const key of loadingKeys) storage?.removeItem(key);
      for (const key of mountingKeys) mark(key, String((marks.get(key)?.reloads ?? 0) + 1));
    },
  };
}

function toKey({ remote, version }: RegionRelease): string {
  return `${PREFIX}${remote}@${version}`;
}

/** Reads the recent marks and removes all. */
function readMarks(storage: CrashGuardDependencies['storage'], now: number): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  if (!storage) return marks;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key?.startsWith(PREFIX));
  for (const key of keys) {
    if (!key) continue;
    const [at, reloads] = (storage.getItem(key) ?? '').split(' ');
    const ageMs = now - Number(at);
    if (ageMs >= 0 && ageMs <= CRASH_WINDOW_MS) marks.set(key, { reloads: reloads ? Number(reloads) : null });
    storage.removeItem(key);
  }
  return marks;
}
