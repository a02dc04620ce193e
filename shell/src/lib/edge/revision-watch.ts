import type { CurrentRevision, PageComposition, RemoteName } from '@social/contracts';
import { createStore } from 'zustand/vanilla';
import type { Clock } from '../clock';
import type { FetchRevision } from './fetch-revision';

export const POLL_INTERVAL_MS = 10_000;
/** Coming back to the tab asks at once, unless the last answer is younger than this. */
const FRESH_FOR_MS = 3_000;

export type RevisionState = { status: 'current' } | { status: 'newer'; revision: number; isShellNew: boolean; newRemotes: RemoteName[] };

export type RevisionWatchDependencies = { page: PageComposition; fetchRevision: FetchRevision; clock: Clock };

export type RevisionWatch = ReturnType<typeof createRevisionWatch>;

/** Learns of newer revisions of the environment that this page was loaded from. The page itself goes on running what it has. */
export function createRevisionWatch({ page, fetchRevision, clock }: RevisionWatchDependencies) {
  const { setState, ...readable } = createStore<RevisionState>(() => ({ status: 'current' }));
  let checkedAtMs = clock.now();

  async function check(): Promise<void> {
    checkedAtMs = clock.now();
    const answer = await fetchRevision().catch(() => null); // no answer is no news: the next check asks again
    if (answer) setState(compareRevision(page, answer), true);
  }

  return {
    ...readable,
    check,
    /** Asks while the page is visible, until the returned function is called. */
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

/** A revision that runs the same versions is nothing to bother anybody with. */
function compareRevision(page: PageComposition, { revision, composition }: CurrentRevision): RevisionState {
  if (revision <= page.revision) return { status: 'current' };
  const { shell: shellVersion = page.shellVersion, ...remotes } = composition;
  const isShellNew = shellVersion !== page.shellVersion;
  const newRemotes = Object.keys(remotes).filter((name) => {
    const running = page.remotes[name];
    return !running?.override && running?.version !== remotes[name];
  });
  return isShellNew || newRemotes.length > 0 ? { status: 'newer', revision, isShellNew, newRemotes } : { status: 'current' };
}
