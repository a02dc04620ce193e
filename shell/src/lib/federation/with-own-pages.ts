import type { ExposeName } from '@social/contracts';
import { SHELL } from '../../routes';
import type { FederationPort } from './federation-port';

export type OwnPageLoaders = Readonly<Record<ExposeName, () => Promise<unknown>>>;

/**
 * Lets the shell's own pages be loaded as regions, with the retries, errors and reports of a remote's. The bundler forgets a chunk that
 * failed, so a repeated import requests its file again.
 */
export function withOwnPages(federation: FederationPort, loaders: OwnPageLoaders): FederationPort {
  return {
    async load(address) {
      if (address.remote !== SHELL) return federation.load(address);
      return loaders[address.expose]?.();
    },
  };
}
