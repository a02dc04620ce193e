import { createHash } from 'node:crypto';
import { readTypesArchive, TYPES_ARCHIVE, TypesArchiveError } from '@social/release';
import type { ReleaseManifest } from '@social/contracts';
import type { RegistryClient } from '@social/registry-client';

/** The types of a release differ from what its manifest says, or are not safe to unpack. The message says why. */
export class DamagedTypesError extends Error {}

/** Returns the hash of a release's types. Undefined for a release without types. */
export function findTypesIntegrity({ files }: ReleaseManifest): string | undefined {
  return files.find(({ path }) => path === TYPES_ARCHIVE)?.integrity;
}

/**
 * Downloads the types of a release and unpacks them in memory.
 * @returns texts by path, such as `post-list.d.ts`. Null for a release without types.
 * @throws {DamagedTypesError | RegistryError}
 */
export async function fetchTypes(client: RegistryClient, manifest: ReleaseManifest): Promise<Map<string, string> | null> {
  const integrity = findTypesIntegrity(manifest);
  if (integrity === undefined) return null;
  const { name: remote, version } = manifest;
  const bytes = await client.file({ remote, version }, TYPES_ARCHIVE);
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new DamagedTypesError(`The types of ${remote}@${version} are not those that were published. Try again.`);
  try {
    return readTypesArchive(bytes);
  } catch (error) {
    if (!(error instanceof TypesArchiveError)) throw error;
    throw new DamagedTypesError(`The types of ${remote}@${version} were not unpacked: ${error.message}.`, { cause: error });
  }
}
