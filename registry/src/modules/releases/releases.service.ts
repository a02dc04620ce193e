import type { Readable } from 'node:stream';
import type { Composition, Integrity, ReleaseManifest } from '@social/contracts';
import type { StoredBlob } from '../../storage/blob-store';
import { assertMayPublish, type Identity } from '../tokens/tokens.service';
import { assertFilesMatch, assertUsable, assertWithinLimits, hashRelease, readManifest } from './check-release';
import { isIntact } from './find-damaged-files';
import { readArchive } from './read-archive';
import { FileDamagedError, FileUnknownError, ReleaseUnknownError, VersionTakenError } from './releases.errors';
import type { ReleaseRepository, ReleaseRow, WithdrawalRow } from './releases.repository';
import {
  type ListedRelease,
  type ReleaseRunView,
  type ReleaseUse,
  type ReleaseView,
  type DeprecatedRelease,
  type WithdrawalView,
  type WithdrawnRelease,
} from './releases.schema';
import { formatRelease } from '../../domain/release-name';
import type { SentFiles } from './store-release';

/** The versions of an environment at its latest revision. */
export type RunningComposition = { environment: string; composition: Composition; fallbacks: Composition };

export type ReleaseDependencies = {
  repository: ReleaseRepository;
  listRunning(): Promise<RunningComposition[]>;
  /** Called after a new release is stored. */
  onStored(): void;
  now(): Date;
};
export type ReleaseService = ReturnType<typeof createReleaseService>;

export type PublishResult = { outcome: 'created' | 'restored' | 'unchanged'; release: ReleaseView };

const LIST_LIMIT = 100;

export function createReleaseService({ repository, listRunning, onStored, now }: ReleaseDependencies) {
  /**
   * Checks a build byte by byte and stores it whole, or not at all.
   * Repeating with the same bytes is safe: the answer is the first record, `unchanged`, or `restored` where its files had been removed.
   * @throws {ForbiddenError} before anything but the manifest was checked.
   * @throws {ArchiveUnreadableError | ArchiveEntryError | ArchiveTooLargeError | ManifestInvalidError | ManifestMismatchError | ReleaseUnusableError | VersionTakenError}
   */
  async function publish(archive: Readable, identity: Identity): Promise<PublishResult> {
    const files = await readArchive(archive);
    const manifest = readManifest(files);
    assertMayPublish(identity, manifest.name);
    assertWithinLimits(manifest);
    assertFilesMatch(manifest, files, await repository.findStoredFiles(manifest.name, listIntegrities(manifest)));
    await assertUsable(manifest, files);
    const wanted = describeRelease(manifest, identity.name, now());
    const sent = new Map(files.map((file) => [file.integrity, file]));

    const first = await repository.find(wanted.remote, wanted.version);
    if (first) return publishAgain(first, wanted, sent);
    const result = await repository.save(wanted, sent);
    if (result.outcome === 'present') return publishAgain(result.release, wanted, sent);
    onStored();
    return { outcome: 'created', release: toView(wanted) };
  }

  /** Restores the files of a release that `registry gc` removed. @throws {VersionTakenError | ManifestMismatchError} */
  async function publishAgain(first: ReleaseRow, wanted: ReleaseRow, sent: SentFiles): Promise<PublishResult> {
    if (first.digest !== wanted.digest)
      throw new VersionTakenError(formatRelease(wanted), first.publishedBy, first.publishedAt.toISOString());
    const isRestored = await repository.restore(first, sent, wanted.publishedBy, wanted.publishedAt);
    if (isRestored) onStored();
    return { outcome: isRestored ? 'restored' : 'unchanged', release: toView(first) };
  }

  /**
   * Finds the contents that an archive of this remote must hold. Files of other remotes count as missing: to know a hash is no right to the bytes.
   * @throws {ForbiddenError}
   */
  async function findMissing(remote: string, integrities: readonly Integrity[], identity: Identity): Promise<Integrity[]> {
    assertMayPublish(identity, remote);
    const stored = await repository.findStoredFiles(remote, integrities);
    return integrities.filter((integrity) => !stored.has(integrity));
  }

  /** Reads the manifest of a release. @throws {ReleaseUnknownError} */
  async function getManifest(remote: string, version: string): Promise<ReleaseManifest> {
    const row = await repository.find(remote, version);
    if (!row) throw new ReleaseUnknownError(formatRelease({ remote, version }));
    return row.manifest;
  }

  /** Lists the newest 100 releases of a remote, newest first; empty if none was published. */
  async function list(remote: string): Promise<ListedRelease[]> {
    const [rows, withdrawals, deprecations, running] = await Promise.all([
      repository.list(remote, LIST_LIMIT),
      repository.findWithdrawals(),
      repository.findDeprecations(),
      listRunning(),
    ]);
    return rows.map((row) => {
      const isOfRow = (candidate: WithdrawalRow) => candidate.remote === remote && candidate.version === row.version;
      const [withdrawal, deprecation] = [withdrawals.find(isOfRow), deprecations.find(isOfRow)];
      return {
        ...toView(row),
        runsIn: findUses(running, row),
        withdrawal: withdrawal ? toWithdrawalView(withdrawal) : null,
        deprecation: deprecation ? toWithdrawalView(deprecation) : null,
      };
    });
  }

  /** Lists the latest 100 times in which an environment ran a release; empty if there are none, or if the release was never published. */
  async function listRuns(release: { remote: string; version: string }): Promise<ReleaseRunView[]> {
    return (await repository.listRuns(release, LIST_LIMIT)).map(({ from, until, ...run }) => ({
      ...run,
      from: { ...from, at: from.at.toISOString() },
      until: until && { ...until, at: until.at.toISOString() },
    }));
  }

  /**
   * Withdraws a release: it stays published and keeps running where it runs, and is never pinned again. Repeating returns the first withdrawal.
   * @throws {ReleaseUnknownError | ForbiddenError}
   */
  async function withdraw(remote: string, version: string, reason: string, identity: Identity): Promise<WithdrawnRelease> {
    return toStatement(await repository.withdraw(await makeStatement({ remote, version, reason }, identity)));
  }

  /**
   * Deprecates a release: it can be pinned, and plans, lists and statuses say why it should not be. Repeating returns the first deprecation.
   * @throws {ReleaseUnknownError | ForbiddenError}
   */
  async function deprecate(remote: string, version: string, reason: string, identity: Identity): Promise<DeprecatedRelease> {
    return toStatement(await repository.deprecate(await makeStatement({ remote, version, reason }, identity)));
  }

  async function makeStatement(release: { remote: string; version: string; reason: string }, identity: Identity): Promise<WithdrawalRow> {
    assertMayPublish(identity, release.remote);
    if (!(await repository.find(release.remote, release.version))) throw new ReleaseUnknownError(formatRelease(release));
    return { ...release, actor: identity.name, actorTokenId: identity.tokenId, createdAt: now() };
  }

  async function toStatement(row: WithdrawalRow): Promise<WithdrawnRelease> {
    return { ...toWithdrawalView(row), runsIn: findUses(await listRunning(), row) };
  }

  /**
   * Reads the bytes of a file, and verifies their hash.
   * @throws {FileUnknownError | FileDamagedError}
   */
  async function readFile(remote: string, version: string, path: string): Promise<StoredBlob> {
    const blob = await repository.readFile(remote, version, path);
    if (!blob) throw new FileUnknownError(path, formatRelease({ remote, version }));
    if (!isIntact(blob)) throw new FileDamagedError(path, formatRelease({ remote, version }));
    return blob;
  }

  return { publish, findMissing, getManifest, list, listRuns, withdraw, deprecate, readFile };
}

function listIntegrities({ files }: ReleaseManifest): Integrity[] {
  return files.map(({ integrity }) => integrity);
}

function findUses(running: readonly RunningComposition[], { remote, version }: { remote: string; version: string }): ReleaseUse[] {
  return running.flatMap(({ environment, composition, fallbacks }): ReleaseUse[] => {
    if (composition[remote] === version) return [{ environment, role: 'pinned' }];
    return fallbacks[remote] === version ? [{ environment, role: 'fallback' }] : [];
  });
}

export function toWithdrawalView({ remote, version, reason, actor, createdAt }: WithdrawalRow): WithdrawalView {
  return { remote, version, reason, by: actor, at: createdAt.toISOString() };
}

function describeRelease(manifest: ReleaseManifest, publishedBy: string, publishedAt: Date): ReleaseRow {
  return {
    remote: manifest.name,
    version: manifest.version,
    digest: hashRelease(manifest),
    manifest,
    sizeBytes: manifest.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    publishedBy,
    publishedAt,
  };
}

function toView({ remote, version, digest, manifest, sizeBytes, publishedBy, publishedAt }: ReleaseRow): ReleaseView {
  return {
    remote,
    version,
    digest,
    fileCount: manifest.files.length,
    sizeBytes,
    publishedBy,
    publishedAt: publishedAt.toISOString(),
    provenance: manifest.provenance ?? {},
  };
}
