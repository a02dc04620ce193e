import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compareHeads, signedHead, type RenderedComposition } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { writeDurably } from '../files/write-durably';
import { parseJson } from '../http/parse-json';
import type { HeadAnchors } from '../trust/head-anchors';
import type { TrustedKeys } from '../trust/trusted-keys';
import { HeadRefusedError, verifyRendered, type VerifiedComposition } from '../trust/verify-rendered';
import { listPages, prepareComposition, type ServedComposition } from './served-composition';
import type { ServedReleases } from './served-releases';

/** The composition as signed by the registry. It is verified again when it is read. */
const storedComposition = z.object({ head: signedHead, body: z.string() });

export type CompositionsOptions = {
  folder: string;
  anchors: HeadAnchors;
  keys: TrustedKeys;
  servedReleases: ServedReleases;
  log: FastifyBaseLogger;
  /** Receives each newly served composition. */
  onServed?: ((rendered: RenderedComposition) => void) | undefined;
};

export type Compositions = Awaited<ReturnType<typeof openCompositions>>;

/**
 * Opens the compositions that the environments serve, in memory, and on disk for the next start. Starts with those on disk, so that members
 * get their pages while the registry is unavailable.
 */
export async function openCompositions({ folder, anchors, keys, servedReleases, log, onServed }: CompositionsOptions) {
  const byEnvironment = new Map<string, ServedComposition>();
  let byHost = new Map<string, ServedComposition>();
  /** Environments whose stored composition was refused, until they are served again. Their host names are unknown until then. */
  const unreadable = new Set<string>();

  function activate(served: ServedComposition) {
    byEnvironment.set(served.rendered.environment, served);
    unreadable.delete(served.rendered.environment);
    const hosts = new Map<string, ServedComposition>();
    for (const candidate of byEnvironment.values()) {
      for (const hostname of candidate.rendered.hostnames) {
        const owner = hosts.get(hostname.toLowerCase());
        if (owner) log.warn({ hostname, servedAs: owner.stamp, alsoClaimedBy: candidate.stamp }, 'Two environments claim one host name');
        else hosts.set(hostname.toLowerCase(), candidate);
      }
    }
    byHost = hosts;
    onServed?.(served.rendered);
  }

  /** @throws {Error} unless it is signed, and not older than the last one served here. */
  async function readStored(path: string): Promise<ServedComposition> {
    const { head, body } = storedComposition.parse(parseJson(await readFile(path, 'utf8')));
    const served = anchors.served(head.environment);
    if (!(await keys.isSigned(head))) throw new HeadRefusedError('it is not signed with a trusted key');
    if (served && compareHeads(head, served) < 0) throw new HeadRefusedError(`revision ${served.revision} was served here already`);
    return prepareComposition(head, verifyRendered(head, body).rendered);
  }

  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json')).sort()) {
    try {
      const stored = await readStored(join(folder, name));
      for (const page of listPages(stored)) await servedReleases.add(page);
      activate(stored);
    } catch (error) {
      unreadable.add(basename(name, '.json'));
      log.error({ err: error, file: name }, 'A stored composition is refused; it is fetched again');
    }
  }

  return {
    /** Finds the composition of the host name that the browser used, without port. */
    findByHost: (hostname: string): ServedComposition | null => byHost.get(hostname) ?? null,
    find: (environment: string): ServedComposition | null => byEnvironment.get(environment) ?? null,
    /**
     * Returns true if all host names are known. Otherwise an unknown one may belong to an environment that cannot be served at the moment.
     */
    isComplete: (): boolean => byEnvironment.size > 0 && unreadable.size === 0,
    all: (): ServedComposition[] => [...byEnvironment.values()],
    /**
     * Serves a composition from now on. It is stored on disk before the first member gets it, so that no restart serves an older one.
     * @throws {Error} if it cannot be prepared or stored. The old one is then still served.
     */
    async serve({ head, body, rendered }: VerifiedComposition): Promise<void> {
      const served = await prepareComposition(head, rendered);
      await writeDurably(join(folder, `${head.environment}.json`), JSON.stringify({ head, body }));
      await anchors.markServed(head);
      for (const page of listPages(served)) await servedReleases.add(page);
      activate(served);
    },
  };
}
