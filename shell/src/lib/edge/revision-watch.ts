import type { CurrentRevision, PageComposition, RemoteName } from '@social/contracts';
import { createStore } from 'zustand/vanilla';
import type { ShellClock } from '../clock';
import type { FetchRevision } from './fetch-revision';

export const POLL_INTERVAL_MS = 10_000;
/** Returning to the tab checks at once, unless the last check is more recent. */
const FRESH_FOR_MS = 3_000;

export type RevisionState = { status: 'current' } | { status: 'newer'; revision: number; isShellNew: boolean; newRemotes: RemoteName[] };

export type RevisionWatchDependencies = { page: PageComposition; fetchRevision: FetchRevision; clock: ShellClock };

export type RevisionWatch = ReturnType<typeof createRevisionWatch>;

/** Watches for newer revisions of the page's environment. The page itself keeps running its own. */
export function createRevisionWatch({ page, fetchRevision, clock }: RevisionWatchDependencies) {
  const { setState, ...readable } = createStore<RevisionState>(() => ({ status: 'current' }));
  let checkedAtMs = clock.now();

  async function check(): Promise<void> {
    checkedAtMs = clock.now();
    const current = await fetchRevision().catch(() => null); // the next check retries
    if (current) setState(compareRevision(page, current), true);
  }

  return {
    ...readable,
    check,
    /** Polls while the page is visible, until the returned function is called. */
    watch(target: Document, view: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      let isWatching = true;
      const isVisible = () => target.visibilityState === 'visible';
      const checkOnReturn = () => {
        if (isVisible() && clock.now() - checkedAtMs >= FRESH_FOR_MS) void check();
      };
      async function poll() {
        for (;;) {
          await clock.wait(POLL_INTERVAL_MS);
          if (!isWatching) return;
          if (isVisible()) await check();
        }
      }
      target.addEventListener('visibilitychange', checkOnReturn);
      view.addEventListener('focus', checkOnReturn);
      void poll();
      return () => {
        isWatching = false;
        target.removeEventListener('visibilitychange', checkOnReturn);
        view.removeEventListener('focus', checkOnReturn);
      };
    },
  };
}

/** Ignores a revision with the same versions and switches. */
function compareRevision(page: PageComposition, { revision, composition, disabled }: CurrentRevision): RevisionState {
  if (revision <= page.revision) return { status: 'current' };
  const { shell: shellVersion = page.shellVersion, ...remotes } = composition;
  const isShellNew = shellVersion !== page.shellVersion;
  const newRemotes = Object.keys(remotes).filter((name) => {
    const running = page.remotes[name];
    if (running?.override) return false;
    return running?.version !== remotes[name] || Boolean(running?.isDisabled) !== disabled.includes(name);
  });
  return isShellNew || newRemotes.length > 0 ? { status: 'newer', revision, isShellNew, newRemotes } : { status: 'current' };
}
