import { releaseManifest, type Integrity, type ReleaseManifest } from '@social/contracts';
import {
  collectedReply,
  fileHashesReply,
  movedReply,
  releaseReply,
  releaseRunsReply,
  releasesReply,
  remotesReply,
  withdrawnReleaseReply,
  type Collected,
  type ListedRelease,
  type ListedRemote,
  type Moved,
  type Release,
  type ReleaseRun,
  type WithdrawnRelease,
} from './release-replies';
import type { Answer, RequestOptions } from './send-request';

export type Published = { release: Release; isNew: boolean };

/** Long enough for uploading and checking 50 MB. */
const PUBLISH_TIMEOUT_MS = 120_000;

export function createReleaseMethods(
  send: <T>(options: RequestOptions<T>) => Promise<Answer<T>>,
  read: (path: string) => Promise<Uint8Array>,
) {
  const releasesPath = (remote: string, rest = '') => `/releases/${encodeURIComponent(remote)}${rest}`;

  return {
    /**
     * Publishes an archived build (`publishFolder` archives the missing files). `isNew` is false if the same bytes were published before.
     */
    async publish(archive: Uint8Array<ArrayBuffer>): Promise<Published> {
      const { status, value: release } = await send({
        method: 'POST',
        path: '/releases',
        gzip: archive,
        reply: releaseReply,
        timeoutMs: PUBLISH_TIMEOUT_MS,
      });
      return { release, isNew: status === 201 };
    },

    /** Finds the files that a build's archive must contain, by the hashes of their bytes. */
    async findMissing(remote: string, integrities: readonly Integrity[]): Promise<Integrity[]> {
      const path = releasesPath(remote, '/missing-files');
      return (await send({ method: 'POST', path, json: { integrities }, reply: fileHashesReply })).value.integrities;
    },

    /** Lists all remotes, each with its publishers, its latest release, and where it runs. */
    async remotes(): Promise<ListedRemote[]> {
      return (await send({ path: '/remotes', reply: remotesReply })).value.remotes;
    },

    /** Lists the newest releases of a remote, newest first, with where each runs. */
    async releases(remote: string): Promise<ListedRelease[]> {
      return (await send({ path: releasesPath(remote), reply: releasesReply })).value.releases;
    },

    /**
     * Removes the files of releases that no page may request. With `isDryRun`, only lists them. Repeating it continues an interrupted run.
     */
    async collectReleases(json: { isDryRun: boolean }): Promise<Collected> {
      return (await send({ method: 'POST', path: '/gc', json, reply: collectedReply, timeoutMs: PUBLISH_TIMEOUT_MS })).value;
    },

    /**
     * Moves a batch of files from the database to the bucket. Repeating it continues an interrupted run.
     * @param json.after `next` of the previous batch.
     */
    async moveToBucket(json: { after: string | null }): Promise<Moved> {
      return (await send({ method: 'POST', path: '/storage/move', json, reply: movedReply, timeoutMs: PUBLISH_TIMEOUT_MS })).value;
    },

    /** Reads the manifest of a release: files, exposes, compatibility, pages. It never changes. */
    async manifest({ remote, version }: { remote: string; version: string }): Promise<ReleaseManifest> {
      return (await send({ path: releasesPath(remote, `/${encodeURIComponent(version)}`), reply: releaseManifest })).value;
    },

    /** Reads a file of a release. The caller compares its hash with the hash in the manifest. */
    file({ remote, version }: { remote: string; version: string }, path: string): Promise<Uint8Array> {
      return read(releasesPath(remote, `/${encodeURIComponent(version)}/files/${path.split('/').map(encodeURIComponent).join('/')}`));
    },

    /** Lists when and where a release ran, the latest first. */
    async releaseRuns({ remote, version }: { remote: string; version: string }): Promise<ReleaseRun[]> {
      return (await send({ path: releasesPath(remote, `/${encodeURIComponent(version)}/runs`), reply: releaseRunsReply })).value.runs;
    },

    /** Deprecates a release. It can still be pinned, but plans show the reason against it. Repeating it returns the first deprecation. */
    async deprecate({ remote, version, reason }: { remote: string; version: string; reason: string }): Promise<WithdrawnRelease> {
      const path = releasesPath(remote, `/${encodeURIComponent(version)}/deprecation`);
      return (await send({ method: 'PUT', path, json: { reason }, reply: withdrawnReleaseReply })).value;
    },

    /** Withdraws a release, which can then never be pinned. Repeating it returns the first withdrawal. */
    async withdraw({ remote, version, reason }: { remote: string; version: string; reason: string }): Promise<WithdrawnRelease> {
      const path = releasesPath(remote, `/${encodeURIComponent(version)}/withdrawal`);
      return (await send({ method: 'PUT', path, json: { reason }, reply: withdrawnReleaseReply })).value;
    },
  };
}
