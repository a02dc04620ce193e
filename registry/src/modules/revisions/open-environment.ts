import type { BlobBucket } from '../../storage/blob-bucket';
import type { Queryable } from '../../storage/database';
import { compressText } from '../../storage/compressed-text';
import { renderedCompositions, revisions, revisionSignatures, type RevisionRow } from '../../storage/tables/revisions';
import { findLatestReports } from '../checks/checks.repository';
import { hashComposition } from '../../domain/subject-key';
import { saveEnvironment, type EnvironmentRow } from '../environments/environments.repository';
import { findLatestEvents, recordEvent, type NewEvent } from '../events/events.repository';
import type { EventKind } from '../events/events.schema';
import { findDamagedFiles } from '../releases/find-damaged-files';
import {
  findCollected,
  findReleases,
  listDeprecations,
  listNewestVersions,
  listWithdrawals,
  sumDownloadBytes,
} from '../releases/releases.repository';
import { formatRelease, listReleases, type ReleaseName } from '../../domain/release-name';
import type { Signer } from '../signing/signing-key';
import { listCandidates, type EnvironmentState, type NamedReleases, type ReleaseFacts } from './decide';
import { findHead, listNewer, listSteps } from './revision-rows';

export type OpenEnvironment = ReturnType<typeof openEnvironment>;
/** An environment inside a transaction that only reads. */
export type EnvironmentSnapshot = Omit<OpenEnvironment, 'store' | 'save' | 'recordEvent'>;

export type EnvironmentContext = { signer: Signer; bucket: BlobBucket | null };

/** Opens an environment inside a transaction, in which its row is locked unless it only reads. */
export function openEnvironment(database: Queryable, environment: EnvironmentRow, { signer, bucket }: EnvironmentContext) {
  const { name, settings, freeze } = environment;
  return {
    name,
    head: () => findHead(database, name),
    newerThan: (number: number) => listNewer(database, name, number),

    async readState(): Promise<EnvironmentState> {
      const [head, steps] = [await findHead(database, name), await listSteps(database, name)];
      return { name, settings, freeze, head, steps, withdrawals: await listWithdrawals(database) };
    },

    /** Reads what is known of the releases that a draft names. Hashes the files of those that would be new, where gates judge them. */
    async readFacts(draft: NamedReleases, { head }: EnvironmentState): Promise<ReleaseFacts> {
      const named = [draft.composition, draft.canary?.changes ?? {}, draft.fallbacks].flatMap(listReleases);
      const candidates = listCandidates(draft).map(({ composition }) => composition);
      const changed = candidates.flatMap(listReleases).filter(({ remote, version }) => head?.composition[remote] !== version);
      const releases = await findReleases(database, named);
      const isFound = (wanted: ReleaseName) =>
        releases.some(({ remote, version }) => remote === wanted.remote && version === wanted.version);
      const checks = (settings.requiredChecks ?? []).map((required) => required.name);
      return {
        releases,
        collected: await findCollected(database, named),
        damagedFiles: changed.length > 0 ? await findDamagedFiles(database, bucket, changed) : [],
        reports: await findLatestReports(database, checks, [...candidates.map(hashComposition), ...changed.map(formatRelease)]),
        newestVersions: await listNewestVersions(
          database,
          named.filter((release) => !isFound(release)),
        ),
      };
    },

    findDeprecations: () => listDeprecations(database),
    sumDownloadBytes: (named: readonly ReleaseName[]) => sumDownloadBytes(database, named),

    /** Stores a revision, its page and its signature. */
    async store(revision: RevisionRow, rendering: string): Promise<void> {
      const { number, renderedDigest: digest, hash } = revision;
      const { epoch, signature } = signer.sign({ environment: name, revision: number, digest, hash });
      await database.insert(revisions).values(revision);
      await database.insert(renderedCompositions).values({ environment: name, number, body: await compressText(rendering) });
      await database.insert(revisionSignatures).values({ environment: name, number, epoch, ...signature });
    },

    save: () => saveEnvironment(database, environment),
    recordEvent: (event: NewEvent) => recordEvent(database, event),
    findLatestEvents: (kind: EventKind, limit: number) => findLatestEvents(database, name, kind, limit),
  };
}
