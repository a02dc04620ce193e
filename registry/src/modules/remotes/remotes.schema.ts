import { environmentName, releaseVersion, remoteName } from '@social/contracts';
import * as z from 'zod';

const listedRemote = z.object({
  remote: remoteName,
  /** The names of the tokens that are made to publish it; those that publish every remote are omitted. */
  owners: z.array(z.string()),
  latest: z.object({ version: releaseVersion, publishedBy: z.string(), publishedAt: z.string() }),
  pinnedIn: z.array(z.object({ environment: environmentName, version: releaseVersion })),
});
export type ListedRemote = z.infer<typeof listedRemote>;

export const remoteList = z.object({ remotes: z.array(listedRemote) });
