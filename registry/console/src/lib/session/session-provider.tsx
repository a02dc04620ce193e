import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { SessionStore } from './session-store';

const SessionContext = createContext<SessionStore | null>(null);

export function SessionProvider({ session, children }: { session: SessionStore; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the signed-in person, and the functions that change the session. */
export function useSession() {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider around this.');
  return useStore(session);
}

/** Returns the rights of the token. Empty until the registry has answered. */
export function useScopes() {
  const scopes = useSession().identity?.scopes;
  const includes = (list: readonly string[] | undefined, name: string) => Boolean(list?.includes('*') || list?.includes(name));
  return {
    mayOperate: (environment: string) => includes(scopes?.operate, environment),
    maySkipGates: (environment: string) => includes(scopes?.skipGates, environment),
    mayPublish: (remote: string) => includes(scopes?.publish, remote),
    mayAdminister: scopes?.admin === true,
  };
}
