import type { EnvironmentHeads } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistrySource } from '../registry-source';
import type { ReleaseFiles } from './release-files';

const REPLACE_EVERY_MS = 5000;

export type FileUpdatesOptions = {
  registry: Pick<RegistrySource, 'retained'>;
  files: Pick<ReleaseFiles, 'retain' | 'replaceProvisional'>;
  log: FastifyBaseLogger;
  now: () => number;
};

/** Updates the edge's files beyond those of its compositions. */
export function createFileUpdates({ registry, files, log, now }: FileUpdatesOptions) {
  let replaceAt = 0;
  /** The heads at which the list of retained releases was fetched. */
  let retainedAt: EnvironmentHeads | null = null;

  async function updateRetained(heads: EnvironmentHeads): Promise<void> {
    if (heads === retainedAt) return;
    files.retain(await registry.retained());
    retainedAt = heads;
  }

  async function replaceProvisional(): Promise<void> {
    if (now() < replaceAt) return;
    replaceAt = now() + REPLACE_EVERY_MS;
    await files.replaceProvisional();
  }

  return {
    /**
     * Fetches the list of retained releases if a revision may have changed it. Also fetches files again that the registry has compressed
     * since. Never rejects: the current files suffice until the next poll.
     */
    async run(heads: EnvironmentHeads): Promise<void> {
      const results = await Promise.allSettled([updateRetained(heads), replaceProvisional()]);
      for (const result of results)
        if (result.status === 'rejected') log.warn({ err: result.reason as unknown }, 'Files are not up to date');
    },
  };
}
