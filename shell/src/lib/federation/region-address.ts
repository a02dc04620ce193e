import type { ExposeName, RemoteName } from '@social/contracts';

export type RegionAddress = { remote: RemoteName; expose: ExposeName };

export function toRegionKey({ remote, expose }: RegionAddress): string {
  return `${remote}/${expose}`;
}
