import type { EdgeReport, ReleaseVitals, ReleaseVotes } from '@social/contracts';
import { and, asc, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { canaryVitals, releaseVoteMinutes, releaseVotes } from '../../storage/tables/edges';
import { revisions } from '../../storage/tables/revisions';
import { addVitals, mergeVitals } from './sum-vitals';

export type VoteMinuteRow = typeof releaseVoteMinutes.$inferSelect;
export type VoteRepository = ReturnType<typeof createVoteRepository>;

export function createVoteRepository(database: Database) {
  return {
    /** Sums the votes by release, from a revision up to, and without, another one. */
    async sum(environment: string, from: number, before?: number): Promise<Omit<ReleaseVotes, 'revision'>[]> {
      const { remote, version, visitors, failed } = releaseVotes;
      const isAsked = and(
        eq(releaseVotes.environment, environment),
        gte(releaseVotes.revision, from),
        before === undefined ? undefined : lt(releaseVotes.revision, before),
      );
      return database
        .select({
          remote,
          version,
          visitors: sql<number>`sum(${visitors})`.mapWith(Number),
          failed: sql<number>`sum(${failed})`.mapWith(Number),
        })
        .from(releaseVotes)
        .where(isAsked)
        .groupBy(remote, version);
    },

    /** Sums the votes of revisions about the releases that failed for somebody, from a revision up to another one. */
    async failures(environment: string, from: number, to: number): Promise<ReleaseVotes[]> {
      const { revision, remote, version, visitors, failed } = releaseVotes;
      return database
        .select({
          revision,
          remote,
          version,
          visitors: sql<number>`sum(${visitors})`.mapWith(Number),
          failed: sql<number>`sum(${failed})`.mapWith(Number),
        })
        .from(releaseVotes)
        .where(and(eq(releaseVotes.environment, environment), gte(revision, from), lte(revision, to)))
        .groupBy(revision, remote, version)
        .having(sql`sum(${failed}) > 0`)

        .orderBy(desc(revision), desc(sql`sum(${failed})`), asc(remote), asc(version));
    },

    /** Sums the web vitals of a canary's releases and of those that they are compared with. */
    async vitals(environment: string, canary: string): Promise<Omit<ReleaseVitals, 'canary'>[]> {
      const isAsked = and(eq(canaryVitals.environment, environment), eq(canaryVitals.canary, canary));
      const sums = new Map<string, Omit<ReleaseVitals, 'canary'>>();
      for (const { remote, version, vitals } of await database.select().from(canaryVitals).where(isAsked)) {
        const before = sums.get(`${remote}@${version}`)?.vitals;
        sums.set(`${remote}@${version}`, { remote, version, vitals: before ? addVitals(before, vitals) : vitals });
      }
      return [...sums.values()];
    },

    /** Oldest first. */
    minutes(environment: string, since: Date): Promise<VoteMinuteRow[]> {
      const { minute, remote } = releaseVoteMinutes;
      return database
        .select()
        .from(releaseVoteMinutes)
        .where(and(eq(releaseVoteMinutes.environment, environment), gte(minute, since)))
        .orderBy(asc(minute), asc(remote));
    },

    /**
     * Removes data that is read only while a canary runs: the vitals of ended canaries, and the votes by minute before both a time and the
     * running canary. Votes by revision stay: the history shows them.
     */
    async removeEnded(before: Date): Promise<void> {
      const heads = sql`(select distinct on (environment) environment, canary from ${revisions} order by environment, number desc)`;
      await database.execute(sql`
        delete from ${canaryVitals} where not exists (
          select from ${heads} heads
          where heads.environment = ${canaryVitals.environment} and heads.canary ->> 'id' = ${canaryVitals.canary})`);
      await database.execute(sql`
        delete from ${releaseVoteMinutes} where ${releaseVoteMinutes.minute} < ${before} and not exists (
          select from ${heads} heads
          where heads.environment = ${releaseVoteMinutes.environment}
            and (heads.canary ->> 'startedAt')::timestamptz - interval '1 minute' <= ${releaseVoteMinutes.minute})`);
    },
  };
}

/** Stores the votes and vitals of a report. Sums never fall, so that one that comes late or twice changes nothing. The caller locks out other reports. */
export async function saveVotesOf(
  transaction: Queryable,
  environment: string,
  { instance, votes, vitals }: Pick<EdgeReport, 'instance' | 'votes' | 'vitals'>,
  at: Date,
): Promise<void> {
  for (const vote of votes) await saveVotes(transaction, { environment, instance, ...vote }, at);
  for (const vital of vitals) await saveVitals(transaction, { environment, instance, ...vital });
}

/** Stores an edge's counts so far. The caller makes sure that no other transaction adds to them at the same time. */
async function saveVitals(transaction: Queryable, row: typeof canaryVitals.$inferSelect): Promise<void> {
  const { environment, canary, instance, remote, version } = canaryVitals;
  const isSame = and(
    eq(environment, row.environment),
    eq(canary, row.canary),
    eq(instance, row.instance),
    eq(remote, row.remote),
    eq(version, row.version),
  );
  const [before] = await transaction.select().from(canaryVitals).where(isSame);
  const vitals = before ? mergeVitals(before.vitals, row.vitals) : row.vitals;
  await transaction
    .insert(canaryVitals)
    .values({ ...row, vitals })
    .onConflictDoUpdate({ target: [environment, canary, instance, remote, version], set: { vitals } });
}

type VoteRow = typeof releaseVotes.$inferSelect;

/** Stores a sum, and adds its growth to the minute. The caller makes sure that no other transaction adds to it at the same time. */
async function saveVotes(transaction: Queryable, row: VoteRow, at: Date): Promise<void> {
  const { environment, instance, revision, remote, version, visitors, failed } = row;
  const isSame = and(
    eq(releaseVotes.environment, environment),
    eq(releaseVotes.instance, instance),
    eq(releaseVotes.revision, revision),
    eq(releaseVotes.remote, remote),
    eq(releaseVotes.version, version),
  );
  const [before = { visitors: 0, failed: 0 }] = await transaction.select().from(releaseVotes).where(isSame);
  const grown = { visitors: Math.max(0, visitors - before.visitors), failed: Math.max(0, failed - before.failed) };
  if (grown.visitors === 0 && grown.failed === 0) return;
  const sums = { visitors: before.visitors + grown.visitors, failed: before.failed + grown.failed };
  await transaction
    .insert(releaseVotes)
    .values({ ...row, ...sums })
    .onConflictDoUpdate({
      target: [releaseVotes.environment, releaseVotes.instance, releaseVotes.revision, releaseVotes.remote, releaseVotes.version],
      set: sums,
    });
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  await transaction
    .insert(releaseVoteMinutes)
    .values({ environment, minute, remote, version, ...grown })
    .onConflictDoUpdate({
      target: [releaseVoteMinutes.environment, releaseVoteMinutes.minute, releaseVoteMinutes.remote, releaseVoteMinutes.version],
      set: {
        visitors: sql`${releaseVoteMinutes.visitors} + ${grown.visitors}`,
        failed: sql`${releaseVoteMinutes.failed} + ${grown.failed}`,
      },
    });
}
