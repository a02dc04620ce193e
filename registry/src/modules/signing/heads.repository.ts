import type { SignedHead } from '@social/contracts';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../storage/database';
import { environments } from '../../storage/tables/environments';
import { revisions, revisionSignatures } from '../../storage/tables/revisions';

/** Reads the latest revision of every environment with its signature; null while nothing is pinned. */
export async function readHeads(database: Queryable): Promise<Record<string, SignedHead | null>> {
  const latest = database
    .select({ number: revisions.number, digest: revisions.renderedDigest, hash: revisions.hash })
    .from(revisions)
    .where(eq(revisions.environment, environments.name))
    .orderBy(desc(revisions.number))
    .limit(1)
    .as('latest');
  const signature = latestSignature(database, environments.name, sql`${latest.number}`);
  const rows = await database
    .select({
      environment: environments.name,
      number: latest.number,
      digest: latest.digest,
      hash: latest.hash,
      epoch: signature.epoch,
      kid: signature.kid,
      value: signature.value,
    })
    .from(environments)
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(signature, sql`true`)
    .orderBy(environments.name);
  return Object.fromEntries(
    rows.map(({ number, digest, hash, ...row }) => [row.environment, number === null ? null : toHead({ ...row, number, digest, hash })]),
  );
}

/** Reads one revision with its signature; null where there is no such revision. */
export async function readHead(database: Queryable, environment: string, number: number): Promise<SignedHead | null> {
  const signature = latestSignature(database, revisions.environment, sql`${revisions.number}`);
  const [row] = await database
    .select({
      environment: revisions.environment,
      number: revisions.number,
      digest: revisions.renderedDigest,
      hash: revisions.hash,
      epoch: signature.epoch,
      kid: signature.kid,
      value: signature.value,
    })
    .from(revisions)
    .leftJoinLateral(signature, sql`true`)
    .where(and(eq(revisions.environment, environment), eq(revisions.number, number)));
  return row ? toHead(row) : null;
}

/** Stores a signature beside its revision. Repeating it changes nothing. */
export async function saveSignature(database: Queryable, { environment, revision, epoch, signature }: SignedHead): Promise<void> {
  if (!signature) throw new Error(`${environment}@${revision} is to be stored as signed and has no signature.`);
  await database
    .insert(revisionSignatures)
    .values({ environment, number: revision, epoch, ...signature })
    .onConflictDoNothing();
}

/** A revision is signed again when the epoch rises; the highest one counts. */
export function latestSignature(database: Queryable, environment: AnyPgColumn, number: SQL) {
  return database
    .select({ epoch: revisionSignatures.epoch, kid: revisionSignatures.kid, value: revisionSignatures.value })
    .from(revisionSignatures)
    .where(and(eq(revisionSignatures.environment, environment), sql`${revisionSignatures.number} = ${number}`))
    .orderBy(desc(revisionSignatures.epoch))
    .limit(1)
    .as('signature');
}

type HeadRow = {
  environment: string;
  number: number;
  digest: string | null;
  hash: string | null;
  epoch: number | null;
  kid: string | null;
  value: string | null;
};

export function toHead({ environment, number, digest, hash, epoch, kid, value }: HeadRow): SignedHead {
  const signature = kid !== null && value !== null ? { kid, value } : null;
  return { environment, revision: number, epoch: epoch ?? 0, digest: digest ?? '', hash: hash ?? '', signature };
}
