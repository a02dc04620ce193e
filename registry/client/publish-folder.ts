import { RELEASE_MANIFEST_FILE, releaseManifest, type Integrity } from '@social/contracts';
import { archiveFiles, readBuild, type BuildFile } from './archive-release';
import type { RegistryClient } from './registry-client';
import { RegistryError } from './registry-error';
import type { Published } from './release-methods';

/** Maximum number of files of a release, and of one query to the registry. */
const MAX_FILES = 500;

/** The files of a build to be sent. Their bytes are counted before compression. */
export type Sending = { sentFiles: number; files: number; sizeBytes: number };

/**
 * Publishes a build folder. Sends only files that no earlier release of the remote has.
 * @param onSending is called before the upload.
 * @throws {NotABuildError | RegistryError}
 */
export async function publishFolder(
  client: Pick<RegistryClient, 'publish' | 'findMissing'>,
  folder: string,
  onSending: (sending: Sending) => void = () => undefined,
): Promise<Published> {
  const files = await readBuild(folder);
  const missing = await findMissing(client, files);
  const sent = files.filter(({ path, integrity }) => path === RELEASE_MANIFEST_FILE || missing.has(integrity));
  const sizeBytes = sent.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  onSending({ sentFiles: sent.length, files: files.length, sizeBytes });
  try {
    return await client.publish(await archiveFiles(sent));
  } catch (error) {
    const isIncomplete = error instanceof RegistryError && error.code === 'REG_MANIFEST_MISMATCH' && sent.length < files.length;
    if (!isIncomplete) throw error;
    // The registry may have removed an old release since, with the files that this one shares with it.
    return client.publish(await archiveFiles(files));
  }
}

async function findMissing(client: Pick<RegistryClient, 'findMissing'>, files: readonly BuildFile[]): Promise<Set<Integrity>> {
  const all = files.map(({ integrity }) => integrity);
  const remote = readRemoteName(files);
  if (remote === null || all.length > MAX_FILES) return new Set(all);
  return new Set(await client.findMissing(remote, all));
}

/** Null if the manifest is invalid: the registry's refusal has the reason. */
function readRemoteName(files: readonly BuildFile[]): string | null {
  const manifest = files.find(({ path }) => path === RELEASE_MANIFEST_FILE);
  try {
    return releaseManifest.parse(JSON.parse(String(manifest?.bytes))).name;
  } catch {
    return null;
  }
}
