import type { ReleaseRepository } from '../releases/releases.repository';
import type { RunningComposition } from '../releases/releases.service';
import type { TokenService } from '../tokens/tokens.service';
import type { TrustRepository } from '../tokens/trusts.repository';
import type { ListedRemote } from './remotes.schema';

export type RemoteDependencies = {
  releases: Pick<ReleaseRepository, 'listLatest'>;
  tokens: Pick<TokenService, 'listPublishers'>;
  trusts: Pick<TrustRepository, 'list'>;
  listRunning(): Promise<RunningComposition[]>;
};
export type RemoteService = ReturnType<typeof createRemoteService>;

export function createRemoteService({ releases, tokens, trusts, listRunning }: RemoteDependencies) {
  /** Lists every remote of which something was published, by name. Its owners are the tokens and the trusted pipelines that publish it. */
  async function list(): Promise<ListedRemote[]> {
    const [latest, byToken, trusted, running] = await Promise.all([
      releases.listLatest(),
      tokens.listPublishers(),
      trusts.list(),
      listRunning(),
    ]);
    const byTrust = trusted.filter(({ revokedAt }) => revokedAt === null).map(({ name, scopes }) => ({ name, remotes: scopes.publish }));
    const publishers = [...byToken, ...byTrust];
    return latest.map(({ remote, version, publishedBy, publishedAt }) => ({
      remote,
      owners: [...new Set(publishers.filter(({ remotes }) => remotes.includes(remote)).map(({ name }) => name))].sort(),
      latest: { version, publishedBy, publishedAt: publishedAt.toISOString() },
      pinnedIn: running.flatMap(({ environment, composition }) => {
        const pinned = composition[remote];
        return pinned === undefined ? [] : [{ environment, version: pinned }];
      }),
    }));
  }

  return { list };
}
