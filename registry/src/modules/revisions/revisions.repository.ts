import type { Composition, EnvironmentHeads, SignedHead } from '@social/contracts';
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { BlobBucket } from '../../storage/blob-bucket';
import type { Database } from '../../storage/database';
import { decompressText } from '../../storage/compressed-text';
import { environments } from '../../storage/tables/environments';
import { renderedCompositions, revisions, type RevisionRow } from '../../storage/tables/revisions';
import type { Canary } from '../../domain/canary';
import { lockEnvironment, lockSettings, type EnvironmentRow } from '../environments/environments.repository';
import { findProvenances, listDeprecations, listWithdrawals } from '../releases/releases.repository';
import { latestSignature, readHead, readHeads, saveSignature, toHead } from '../signing/heads.repository';
import type { Signer } from '../signing/signing-key';
import { sha256 } from '../../domain/sha256';
import type { LoggedRevision } from '../../domain/hash-chain';
import { openEnvironment, type EnvironmentSnapshot, type OpenEnvironment } from './open-environment';
import { findHead, listNewer } from './revision-rows';

export type RevisionRepository = ReturnType<typeof createRevisionRepository>;

export function createRevisionRepository(database: Database, signer: Signer, bucket: BlobBucket | null = null) {
  const context = { signer, bucket };

  return {
    head: (environment: string) => findHead(database, environment),
    async find(environment: string, number: number): Promise<RevisionRow | null> {
      const [row] = await database
        .select()
        .from(revisions)
        .where(and(eq(revisions.environment, environment), eq(revisions.number, number)));
      return row ?? null;
    },

    newerThan: (environment: string, number: number) => listNewer(database, environment, number),

    heads: (): Promise<EnvironmentHeads> => readHeads(database),
    signedHead: (environment: string, number: number): Promise<SignedHead | null> => readHead(database, environment, number),

    /** Signs the latest revision of every environment, as a new key and a new epoch need it. */
    async signHeads(): Promise<void> {
      for (const head of Object.values(await readHeads(database))) if (head) await saveSignature(database, signer.sign(head));
    },

    /** Lists the versions of every environment that has a revision. */
    listRunning() {
      const { environment, composition, fallbacks } = revisions;
      return database
        .selectDistinctOn([environment], { environment, composition, fallbacks })
        .from(revisions)
        .orderBy(asc(environment), desc(revisions.number));
    },

    /** Lists the environments in which a canary runs. */
    async listCanaries(): Promise<{ environment: string; number: number; composition: Composition; canary: Canary }[]> {
      const { environment, number, composition, canary } = revisions;
      const heads = database
        .selectDistinctOn([environment], { environment, number, composition, canary })
        .from(revisions)
        .orderBy(asc(environment), desc(number))
        .as('heads');
      const rows = await database.select().from(heads).where(isNotNull(heads.canary));
      return rows.flatMap((row) => (row.canary ? [{ ...row, canary: row.canary }] : []));
    },

    findWithdrawals: () => listWithdrawals(database),
    findDeprecations: () => listDeprecations(database),
    findProvenances: (named: readonly { remote: string; version: string }[]) => findProvenances(database, named),

    /** Newest first. */
    page(environment: string, before: number | undefined, limit: number): Promise<RevisionRow[]> {
      return database
        .select()
        .from(revisions)
        .where(and(eq(revisions.environment, environment), before === undefined ? undefined : lt(revisions.number, before)))
        .orderBy(desc(revisions.number))
        .limit(limit);
    },

    /** Reads a rendering, without its revision; the latest when no number is given. */
    async rendered(environment: string, number?: number): Promise<string | null> {
      const [row] = await database
        .select({ body: renderedCompositions.body })
        .from(renderedCompositions)
        .where(
          and(
            eq(renderedCompositions.environment, environment),
            number === undefined ? undefined : eq(renderedCompositions.number, number),
          ),
        )
        .orderBy(desc(renderedCompositions.number))
        .limit(1);
      return row ? decompressText(row.body) : null;
    },

    /** Reads a part of the log, oldest first. */
    async logAfter(environment: string, number: number, limit: number): Promise<LoggedRevision[]> {
      const signature = latestSignature(database, revisions.environment, sql`${revisions.number}`);
      const rows = await database
        .select({
          ...getTableColumns(revisions),
          body: renderedCompositions.body,
          epoch: signature.epoch,
          kid: signature.kid,
          value: signature.value,
        })
        .from(revisions)
        .leftJoin(
          renderedCompositions,
          and(eq(renderedCompositions.environment, revisions.environment), eq(renderedCompositions.number, revisions.number)),
        )
        .leftJoinLateral(signature, sql`true`)
        .where(and(eq(revisions.environment, environment), gt(revisions.number, number)))
        .orderBy(asc(revisions.number))
        .limit(limit);
      return Promise.all(
        rows.map(async ({ body, epoch, kid, value, ...revision }) => {
          const head = toHead({ ...revision, digest: revision.renderedDigest, epoch, kid, value });
          return { revision, digest: body && sha256(await decompressText(body)), head };
        }),
      );
    },

    /** Runs `work` on one snapshot of an environment, which locks nothing. Null when there is no such environment. */
    read<T>(environment: string, work: (open: EnvironmentSnapshot) => Promise<T>): Promise<T | null> {
      return database.transaction(
        async (transaction) => {
          const [row] = await transaction.select().from(environments).where(eq(environments.name, environment));
          return row ? work(openEnvironment(transaction, row, context)) : null;
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    /** Runs `work` on a locked environment; when it throws, nothing is stored. Null when there is no such environment. */
    change<T>(environment: string, work: (open: OpenEnvironment) => Promise<T>): Promise<T | null> {
      return database.transaction(async (transaction) => {
        const row = await lockEnvironment(transaction, environment);
        return row ? work(openEnvironment(transaction, row, context)) : null;
      });
    },

    /** Runs `work` as `change` does, with the settings of all environments locked. The environment may be new. */
    changeSettings<T>(
      row: EnvironmentRow,
      work: (others: EnvironmentRow[], before: EnvironmentRow | null, open: OpenEnvironment) => Promise<T>,
    ) {
      return database.transaction(async (transaction) => {
        const all = await lockSettings(transaction);
        const before = await lockEnvironment(transaction, row.name);
        const others = all.filter(({ name }) => name !== row.name);
        return work(others, before, openEnvironment(transaction, row, context));
      });
    },
  };
}
