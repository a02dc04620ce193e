import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderedComposition, type RenderedComposition } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { writeDurably } from '../files/write-durably';
import { parseJson } from '../http/parse-json';
import { prepareComposition, type ServedComposition } from './served-composition';

export type Compositions = Awaited<ReturnType<typeof openCompositions>>;

/**
 * Opens the compositions that the environments serve: in memory, and on disk for the next start.
 * They begin with what the disk holds, so that members get their pages while the registry is unavailable.
 */
export async function openCompositions(folder: string, log: FastifyBaseLogger) {
  const byEnvironment = new Map<string, ServedComposition>();
  let byHost = new Map<string, ServedComposition>();

  function activate(served: ServedComposition) {
    byEnvironment.set(served.rendered.environment, served);
    const hosts = new Map<string, ServedComposition>();
    for (const candidate of byEnvironment.values()) {
      for (const hostname of candidate.rendered.hostnames) {
        const owner = hosts.get(hostname.toLowerCase());
        if (owner) log.warn({ hostname, servedAs: owner.stamp, alsoClaimedBy: candidate.stamp }, 'Two environments claim one host name');
        else hosts.set(hostname.toLowerCase(), candidate);
      }
    }
    byHost = hosts;
  }

  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json')).sort()) {
    try {
      activate(await prepareComposition(renderedComposition.parse(parseJson(await readFile(join(folder, name), 'utf8')))));
    } catch (error) {
      log.error({ err: error, file: name }, 'A stored composition cannot be read; it is fetched anew');
    }
  }

  return {
    /** Finds the composition of the host name that the browser used, without port. */
    findByHost: (hostname: string): ServedComposition | null => byHost.get(hostname) ?? null,
    find: (environment: string): ServedComposition | null => byEnvironment.get(environment) ?? null,
    all: (): ServedComposition[] => [...byEnvironment.values()],
    /**
     * Serves a composition from now on. It is on disk before the first member gets it, so that no restart serves an older one.
     * @throws {Error} when it cannot be prepared or stored, and then the old one is still served.
     */
    async serve(rendered: RenderedComposition): Promise<void> {
      const served = await prepareComposition(rendered);
      await writeDurably(join(folder, `${rendered.environment}.json`), JSON.stringify(rendered));
      activate(served);
    },
  };
}
