import type { SessionState, SessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';

type Page = { session: Pick<SessionStore, 'subscribe'>; queryClient: QueryClient; loadAnew: () => void };

/** Updates the page when another member signs in, or the same one again. */
export function followSession({ session, queryClient, loadAnew: startAfresh }: Page): void {
  session.subscribe((now, before) => {
    if (isOtherMember(now, before)) queryClient.clear(); // another member may not see it
    // The previous member's input and dialogs are all over the page.
    if (isOtherMember(now, before) && now.userId !== null && before.userId !== null) startAfresh();
    if (isRenewed(now, before)) void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  });
}

function isOtherMember(now: SessionState, before: SessionState): boolean {
  return now.userId !== before.userId;
}

function isRenewed(now: SessionState, before: SessionState): boolean {
  return before.hasExpired && now.accessToken !== null && !isOtherMember(now, before);
}
