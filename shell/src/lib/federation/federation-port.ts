import type { ExposeName, RemoteName } from '@social/contracts';

export type ExposeAddress = {
  remote: RemoteName;
  /** URL of the release's remoteEntry.js. */
  entryUrl: string;
  expose: ExposeName;
};

/** All that the shell asks of Module Federation. Loads may hang for ever: federation has no timeout for ES modules. */
export type FederationPort = {
  load: (address: ExposeAddress) => Promise<unknown>;
};
