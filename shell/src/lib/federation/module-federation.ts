import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationPort } from './federation-port';

export type FederationRuntime = {
  registerRemotes: (remotes: { name: string; entry: string; type: 'module' }[]) => void;
  loadRemote: (id: string) => Promise<unknown>;
};

/**
 * The federation runtime behind our port. It keeps remotes by name for ever, failures included, so an entry that failed is
 * registered under a new name the next time; one that works keeps its name, and with it its modules, for all its exposes.
 */
export function createModuleFederation(runtime: FederationRuntime = { registerRemotes, loadRemote }): FederationPort {
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
