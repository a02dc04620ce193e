import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PageComposition } from '@social/contracts';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { writeDurably } from '../files/write-durably';
import { parseJson } from '../http/parse-json';

/** Maximum number of releases of one environment, far more than its open pages can use. The least recently served one is removed first. */
const MAX_RELEASES = 1000;

const storedReleases = z.array(z.string());

export type ServedReleases = Awaited<ReturnType<typeof openServedReleases>>;

/**
 * Opens the releases that this edge's pages run or ran in each environment, pinned or as fallbacks. A page may stay open for days after its
 * release left the composition, and over restarts of the edge.
 */
export async function openServedReleases(folder: string) {
  const byEnvironment = new Map<string, LRUCache<string, true>>();

  function add(environment: string, releases: Iterable<string>): void {
    const known = byEnvironment.get(environment) ?? new LRUCache<string, true>({ max: MAX_RELEASES });
    for (const release of releases) known.set(release, true);
    byEnvironment.set(environment, known);
  }

  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
    const parsed = storedReleases.safeParse(parseJson(await readFile(join(folder, name), 'utf8')));
    // Without it, the reports of a few open pages are refused until they reload.
    if (parsed.success) add(basename(name, '.json'), parsed.data.reverse());
  }

  return {
    has: (environment: string, remote: string, version: string): boolean =>
      byEnvironment.get(environment)?.has(`${remote}@${version}`) ?? false,
    /** Adds the releases that the pages of a composition may run. @throws {Error} of the file system, after adding them in memory. */
    async add(page: PageComposition): Promise<void> {
      add(page.environment, listReleases(page));
      const known = [...(byEnvironment.get(page.environment)?.keys() ?? [])];
      await writeDurably(join(folder, `${page.environment}.json`), JSON.stringify(known));
    },
  };
}

function listReleases({ shellVersion, remotes }: PageComposition): string[] {
  const ofRemotes = Object.entries(remotes).flatMap(([remote, { version, fallback }]) =>
    [version, ...(fallback ? [fallback.version] : [])].map((each) => `${remote}@${each}`),
  );
  return [`shell@${shellVersion}`, ...ofRemotes];
}
