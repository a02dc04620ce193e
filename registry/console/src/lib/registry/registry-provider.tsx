import { createRegistryClient, type RegistryClient } from '@social/registry-client/browser';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session-provider';

export type RegistryConnection = {
  url: string;
  fetch: typeof globalThis.fetch;
  /** Leaves the page for the provider's sign-in page. */
  visit(address: string): void;
};

type Registry = { client: RegistryClient; connection: RegistryConnection & { token?: string } };

const RegistryContext = createContext<Registry | null>(null);

/** Sends requests to the registry with the signed-in person's token. An answer that refuses the token ends its session. */
export function RegistryProvider({ connection, children }: { connection: RegistryConnection; children: ReactNode }) {
  const { token, refuse } = useSession();
  const registry = useMemo(() => {
    const own = token === null ? connection : { ...connection, token, fetch: noticeRefusal(connection.fetch, () => refuse(token)) };
    return { client: createRegistryClient(own), connection: own };
  }, [connection, token, refuse]);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

function noticeRefusal(send: RegistryConnection['fetch'], onRefused: () => void): RegistryConnection['fetch'] {
  return async (...request) => {
    const response = await send(...request);
    if (response.status === 401) onRefused();
    return response;
  };
}

function useRegistryContext(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('There is no RegistryProvider around this.');
  return registry;
}

export const useRegistry = (): RegistryClient => useRegistryContext().client;

/** Returns the registry's connection, for requests that its client has no method for. */
export const useConnection = (): Registry['connection'] => useRegistryContext().connection;
