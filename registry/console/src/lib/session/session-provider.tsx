import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from './session-store';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ session, children }: { session: SessionStore; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns who is signed in, and the functions that change it. */
export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider around this.');
  return useStore(session);
}
