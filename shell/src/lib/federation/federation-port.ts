import type { ExposeName, RemoteName } from '@social/contracts';

export type ExposeAddress = {
  remote: RemoteName;
  /** URL of the release's remoteEntry.js. */
  entryUrl: string;
  expose: ExposeName;
};

/** The shell's port to Module Federation. A load may never settle: federation has no timeout for ES modules. */
export type FederationPort = {
  load: (address: ExposeAddress) => Promise<unknown>;
};
