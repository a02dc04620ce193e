import { storeFlow, type StoredFlow } from '../session/stored-flow';
import { useConnection, useRegistry } from './registry-provider';

/** Returns the function that leaves for the provider's page and stores the flow. */
export function useBeginSignIn() {
  const registry = useRegistry();
  const { visit } = useConnection();

  return async function beginSignIn({ returnTo, waitingTab }: Omit<StoredFlow, 'flow'>): Promise<void> {
    const { address, flow } = await registry.beginSignIn();
    storeFlow({ flow, returnTo, waitingTab });
    visit(address);
  };
}
