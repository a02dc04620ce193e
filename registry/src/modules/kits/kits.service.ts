import { KIT_FOLDER, KIT_INDEX_FILE, kitIndex, type KitPackage } from '@social/contracts';
import { LRUCache } from 'lru-cache';
import type { ReleaseService } from '../releases/releases.service';
import { FileUnknownError } from '../releases/releases.errors';
import { KIT_SHELLS } from '../retention/collect-releases';
import { SHELL } from '../../domain/shell';
import { KitPackageUnknownError, KitUnknownError } from './kits.errors';
import type { KitRepository } from './kits.repository';
import { tarballPath, type KitView, type Packument } from './kits.schema';

export type KitDependencies = { repository: KitRepository; releases: Pick<ReleaseService, 'readFile'> };
export type KitService = ReturnType<typeof createKitService>;

export function createKitService({ repository, releases }: KitDependencies) {
  /** Releases never change, so that what was read once holds. */
  const indexes = new LRUCache<string, KitPackage[]>({ max: 100 });

  async function readPackages(shell: string): Promise<KitPackage[]> {
    const known = indexes.get(shell);
    if (known) return known;
    const packages = await readIndex(shell);
    indexes.set(shell, packages);
    return packages;
  }

  /** Reads the list of a kit; a shell that was built without a kit has an empty one. */
  async function readIndex(shell: string): Promise<KitPackage[]> {
    try {
      const { raw } = await releases.readFile(SHELL, shell, KIT_INDEX_FILE);
      return kitIndex.parse(JSON.parse(raw.toString('utf8'))).packages;
    } catch (error) {
      if (error instanceof FileUnknownError) return [];
      throw error;
    }
  }

  /** Lists the packages that an environment runs now. @throws {KitUnknownError} */
  async function current(environment: string): Promise<KitView> {
    const [shell] = await repository.listShells(environment, 1);
    const packages = shell === undefined ? [] : await readPackages(shell);
    if (shell === undefined || packages.length === 0) throw new KitUnknownError(environment);
    return { environment, shell, packages: packages.map(({ name, version }) => ({ name, version })) };
  }

  /**
   * Describes a package as npm reads it: the version that the environment runs now is the latest; those that it ran are there, too.
   * @param tarballUrl where a tarball of this environment is read.
   * @throws {KitUnknownError | KitPackageUnknownError}
   */
  async function packument(environment: string, name: string, tarballUrl: (file: string) => string): Promise<Packument> {
    const { packages } = await current(environment);
    const latest = packages.find((found) => found.name === name);
    if (!latest) throw new KitPackageUnknownError(name, environment);
    const shells = await repository.listShells(environment, KIT_SHELLS);
    const [kits, times] = await Promise.all([Promise.all(shells.map(readPackages)), repository.readPublishTimes(shells)]);
    const found = kits.flatMap((kit, index) => {
      const version = kit.find((candidate) => candidate.name === name);
      return version ? [{ version, publishedAt: times.get(shells[index] ?? '') }] : [];
    });
    return {
      name,
      'dist-tags': { latest: latest.version },
      time: listTimes(found.map(({ version, publishedAt }) => ({ version: version.version, publishedAt }))),
      versions: Object.fromEntries(found.map(({ version }) => [version.version, describeVersion(version, tarballUrl)])),
    };
  }

  /** Reads a tarball, of any release that has it. @throws {KitPackageUnknownError | FileDamagedError} */
  async function readTarball(environment: string, file: string): Promise<Buffer> {
    const shell = await repository.findShellWith(tarballPath(file));
    if (shell === null) throw new KitPackageUnknownError(file, environment);
    return (await releases.readFile(SHELL, shell, tarballPath(file))).raw;
  }

  return { current, packument, readTarball };
}

/** Maps versions to the time at which the first shell with them was published. */
function listTimes(versions: readonly { version: string; publishedAt: Date | undefined }[]): Packument['time'] {
  const times = new Map<string, number>();
  for (const { version, publishedAt } of versions) {
    if (publishedAt) times.set(version, Math.min(times.get(version) ?? Infinity, publishedAt.getTime()));
  }
  const all = [...times.values()];
  const named = { created: Math.min(...all), modified: Math.max(...all), ...Object.fromEntries(times) };
  return Object.fromEntries(Object.entries(named).map(([key, time]) => [key, new Date(time).toISOString()]));
}

function describeVersion(
  { file, integrity, ...manifest }: KitPackage,
  tarballUrl: (file: string) => string,
): Packument['versions'][string] {
  return { ...manifest, dist: { tarball: tarballUrl(file.slice(KIT_FOLDER.length)), integrity } };
}
