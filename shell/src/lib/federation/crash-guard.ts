import type { RegionRelease } from './region-releases';

/** A release that was mounting this shortly before the page was loaded again has likely taken the page down. */
const CRASH_WINDOW_MS = 10_000;
/** A page that was left in an orderly way so often in a row, each time before the release had painted, is reloaded by the release itself. */
const MAX_RELOADS = 3;
const PREFIX = 'loading:';

/** How often in a row the page was left while the release was mounting; null where the page just ended. */
type Mark = { reloads: number | null };

export type CrashGuard = {
  /** Whether the page before this one ended while the release was being loaded or mounted, or goes on being left just then. */
  isSuspect: (release: RegionRelease) => boolean;
  loading: (release: RegionRelease) => void;
  mounting: (release: RegionRelease) => void;
  /** The release has painted, or failed in an orderly way: it did not take the page down. */
  survived: (release: RegionRelease) => void;
  /** The page is left in an orderly way: what is only loading is no crash. What is mounting may be what reloads the page, or a quick member. */
  leaving: () => void;
};

export type CrashGuardDependencies = {
  /** The tab's session storage; null where the browser blocks it. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;
  now: () => number;
};

/** Remembers over a reload which releases had not painted yet. Reads what the page before left when it is made. */
export function createCrashGuard({ storage, now }: CrashGuardDependencies): CrashGuard {
  const marks = readMarks(storage, now());
  const loadingKeys = new Set<string>();
  const mountingKeys = new Set<string>();

  function mark(key: string, reloads = '') {
    try {
      storage?.setItem(key, `${now()} ${reloads}`);
    } catch {
      // A full storage costs the guard, not the page.
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

/** Reads the marks that are young enough to mean something, and leaves none behind. */
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
