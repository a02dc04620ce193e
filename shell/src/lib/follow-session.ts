import type { SessionState, SessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';

type Page = { session: Pick<SessionStore, 'subscribe'>; queryClient: QueryClient; loadAnew: () => void };

/** Keeps what a page shows in step with who is signed in. */
export function followSession({ session, queryClient, loadAnew: startAfresh }: Page): void {
  session.subscribe((now, before) => {
    if (isSomebodyElse(now, before)) queryClient.clear(); // what one member may see is not the next one's
    // What the first one had typed or opened stands all over the page.
    if (isSomebodyElse(now, before) && now.userId !== null && before.userId !== null) startAfresh();
    if (isBack(now, before)) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  });
}

function isSomebodyElse(now: SessionState, before: SessionState): boolean {
  return now.userId !== before.userId;
}

function isBack(now: SessionState, before: SessionState): boolean {
  return before.hasExpired && now.accessToken !== null && !isSomebodyElse(now, before);
}
