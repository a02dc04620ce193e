import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@social/contracts';
import { checkRelease } from '@social/release';
import { archiveFiles } from './archive-release';
import { readBuild } from './describe-build';
import type { RegistryClient } from './registry-client';
import { RegistryError } from './registry-error';
import type { Published } from './release-methods';

/** The files of a build to be sent. Their bytes are counted before compression. */
export type Sending = {
  sentFiles: number;
  files: number;
  sizeBytes: number;
  /** Paths that are not sent, such as `.DS_Store`. */
  ignored: readonly string[];
  /** Null if the folder has a release.json of its own, otherwise the one that was written for it. */
  described: ReleaseManifest | null;
};

/**
 * Publishes a build folder. Describes it if it has no release.json, and checks it before the first byte is sent. Sends only files that no
 * earlier release of the remote has.
 * @param onSending is called before the upload.
 * @throws {NotABuildError | ManifestInputError | UnpublishableError | RegistryError}
 */
export async function publishFolder(
  client: Pick<RegistryClient, 'publish' | 'findMissing'>,
  folder: string,
  onSending: (sending: Sending) => void = () => undefined,
): Promise<Published> {
  const { files, ignored, hasManifest } = await readBuild(folder);
  const manifest = await checkRelease(files);
  const missing = new Set(
    await client.findMissing(
      manifest.name,
      manifest.files.map(({ integrity }) => integrity),
    ),
  );
  const sent = files.filter(({ path, integrity }) => path === RELEASE_MANIFEST_FILE || missing.has(integrity));
  const sizeBytes = sent.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  onSending({ sentFiles: sent.length, files: files.length, sizeBytes, ignored, described: hasManifest ? null : manifest });
  try {
    return await client.publish(await archiveFiles(sent));
  } catch (error) {
    const isIncomplete = error instanceof RegistryError && error.code === 'REG_MANIFEST_MISMATCH' && sent.length < files.length;
    if (!isIncomplete) throw error;
    // The registry may have removed an old release since, with the files that this one shares with it.
    return client.publish(await archiveFiles(files));
  }
}
