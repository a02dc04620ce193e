import { and, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/client';
import { participants } from '../../db/schema/chats';
import { liveEvents, type LiveDetails } from '../../db/schema/live';
import { blocks, members, sessions } from '../../db/schema/members';

/** Notifies that the event log has new rows. It has no payload: readers query the log. */
export const LOG_CHANNEL = 'live_log';
/** Its payload is the id of a post whose counts changed. */
export const POSTS_CHANNEL = 'live_posts';
/** Its payload lists the posts that a stream watches, for the replica that has the stream. */
export const WATCH_CHANNEL = 'live_watch';

export type LiveKind = (typeof liveEvents.$inferSelect)['kind'];
export type LiveEvent = { id: number; transactionId: string; memberId: number; kind: LiveKind; details: LiveDetails; ageSeconds: number };
export type NewLiveEvent = Pick<LiveEvent, 'memberId' | 'kind' | 'details'>;

/**
 * The log at one moment. All events of transactions before `next` were committed and visible. A reader that continues at `next` misses no
 * event, but gets some events twice.
 */
export type LogPage = { next: string; at: number; events: LiveEvent[] };
export type LogStart = { transactionId: string } | { ageSeconds: number };
export type LiveRepository = ReturnType<typeof createLiveRepository>;

const logRow = z.object({
  next: z.string(),
  at: z.coerce.number(),
  id: z.coerce.number().nullable(),
  transaction_id: z.string().nullable(),
  member_id: z.coerce.number(),
  kind: z.enum(liveEvents.kind.enumValues).nullable(),
  details: z.custom<LiveDetails>(),
  age_seconds: z.coerce.number(),
});

export function createLiveRepository(db: Database) {
  async function readLog(where: SQL, limit: SQL = sql``): Promise<LogPage> {
    const { rows } = await db.execute(sql`
      select state.*, event.* from
        (select pg_snapshot_xmin(pg_current_snapshot())::text as next, extract(epoch from now())::bigint as at) as state
        left join lateral (
          select id, transaction_id::text, member_id, kind, details, extract(epoch from now() - created_at) as age_seconds
          from live_events where ${where} order by id ${limit}
        ) as event on true`);
    const parsed = z.array(logRow).parse(rows);
    const [{ next, at } = { next: '0', at: 0 }] = parsed;
    return { next, at, events: parsed.flatMap((row) => toEvent(row) ?? []) };
  }

  return {
    /** Adds events to the log. */
    async add(events: readonly NewLiveEvent[]): Promise<void> {
      if (events.length === 0) return;
      const rows = sql`select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event("memberId" bigint, kind text, details jsonb)`;
      await db.execute(ringAfter(rows));
    },

    /**
     * Adds an event for all participants of a conversation except `exceptId`. If either of two members has blocked the other, only
     * `actorId` gets it.
     */
    async addInConversation(
      conversationId: number,
      kind: LiveKind,
      details: LiveDetails,
      { actorId, exceptId = 0 }: { actorId: number; exceptId?: number },
    ): Promise<void> {
      const { memberId, peerId } = participants;
      await db.execute(
        ringAfter(sql`
          select ${memberId}, ${kind}::text, jsonb_strip_nulls(jsonb_build_object(
            'userId', ${peerId}, 'groupId', case when ${participants.kind} = 'group' then ${participants.conversationId} end
          )) || ${JSON.stringify(details)}::jsonb
          from ${participants}
          where ${participants.conversationId} = ${conversationId} and ${memberId} <> ${exceptId}
            and (${memberId} = ${actorId} or ${peerId} is null or not exists (
              select from ${blocks} where (${blocks.blockerId} = ${memberId} and ${blocks.blockedId} = ${peerId})
                or (${blocks.blockerId} = ${peerId} and ${blocks.blockedId} = ${memberId})))`),
      );
    },

    /** Reads all events since a transaction. Without a transaction, returns no events and the current position of the log. */
    readSince: (transactionId: string | null) =>
      readLog(transactionId === null ? sql`false` : sql`transaction_id >= ${transactionId}::xid8`),

    /** Reads the events of one member, the oldest first. */
    readOf(memberId: number, start: LogStart, limit: number): Promise<LogPage> {
      const since =
        'transactionId' in start
          ? sql`transaction_id >= ${start.transactionId}::xid8`
          : sql`created_at >= now() - make_interval(secs => ${start.ageSeconds})`;
      return readLog(sql`member_id = ${memberId} and ${since}`, sql`limit ${limit}`);
    },

    /** Removes events that are too old for any stream to continue from. */
    async removeOlderThan(seconds: number): Promise<void> {
      await db.delete(liveEvents).where(lt(liveEvents.createdAt, sql`now() - make_interval(secs => ${seconds})`));
    },

    /** Notifies all replicas that the counts of a post changed. */
    async announcePost(postId: number): Promise<void> {
      await db.execute(sql`select pg_notify(${POSTS_CHANNEL}, ${String(postId)})`);
    },

    /** Notifies all replicas of the posts that a stream watches. */
    async announceWatch(watch: object): Promise<void> {
      await db.execute(sql`select pg_notify(${WATCH_CHANNEL}, ${JSON.stringify(watch)})`);
    },

    /** Sets the time at which members were last seen. */
    async touchMembers(ids: readonly number[], seenAt: Date): Promise<void> {
      if (ids.length === 0) return;
      await db
        .update(members)
        .set({ lastSeenAt: seenAt })
        .where(and(inArray(members.id, [...ids]), lt(members.lastSeenAt, seenAt)));
    },

    /** Returns the ids of the sessions that have not ended. */
    async findSessions(ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(inArray(sessions.id, [...ids]));
      return new Set(rows.map((row) => row.id));
    },
  };
}

/** Stores the rows (member, kind, details) of a query as events. Notifies readers when the transaction commits. */
function ringAfter(rows: SQL): SQL {
  return sql`
    with source(member_id, kind, details) as (${rows}),
    added as (
      insert into ${liveEvents} (transaction_id, member_id, kind, details)
      select pg_current_xact_id(), member_id, kind, details from source returning 1
    )
    select pg_notify(${LOG_CHANNEL}, '') from added limit 1`;
}

function toEvent({ id, transaction_id, member_id, kind, details, age_seconds }: z.output<typeof logRow>): LiveEvent | null {
  if (id === null || transaction_id === null || kind === null) return null;
  return { id, transactionId: transaction_id, memberId: member_id, kind, details, ageSeconds: age_seconds };
}
