import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationPort } from './federation-port';
import { provideFederation } from './provide-federation';

export type FederationRuntime = {
  registerRemotes: (remotes: { name: string; entry: string; type: 'module' }[]) => void;
  loadRemote: (id: string) => Promise<unknown>;
};

/**
 * Adapts the federation runtime to the port. The runtime caches remotes by name, including failures, so a failed entry is registered under
 * a new name the next time. A working entry keeps its name, and thus its modules, for all its exposes.
 */
export function createModuleFederation(runtime: FederationRuntime = { registerRemotes, loadRemote }): FederationPort {
  provideFederation(globalThis);
  const nameByEntry = new Map<string, string>();
  let registrations = 0;

  function registerEntry(remote: string, entryUrl: string): string {
    const known = nameByEntry.get(entryUrl);
    if (known) return known;
    registrations += 1;
    const name = `${remote}_${registrations}`;
    runtime.registerRemotes([{ name, entry: entryUrl, type: 'module' }]);
    nameByEntry.set(entryUrl, name);
    return name;
  }

  return {
    async load({ remote, entryUrl, expose }) {
      const name = registerEntry(remote, entryUrl);
      try {
        return await runtime.loadRemote(`${name}/${expose.slice('./'.length)}`);
      } catch (error) {
        if (nameByEntry.get(entryUrl) === name) nameByEntry.delete(entryUrl);
        throw error;
      }
    },
  };
}
