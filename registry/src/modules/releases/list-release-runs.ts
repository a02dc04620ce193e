import { sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database';
import { revisions } from '../../storage/tables/revisions';

/** A time in which an environment ran a release. */
export type ReleaseRun = {
  environment: string;
  /** For all members, or for the share of a canary. */
  role: 'pinned' | 'canary';
  from: RunEdge;
  /** The revision that ended it; null while the release runs. */
  until: RunEdge | null;
};
type RunEdge = { revision: number; at: Date; by: string; reason: string };

type Row = { environment: string; role: ReleaseRun['role'] } & Record<'from' | 'until', Record<keyof RunEdge, unknown> | null>;

/**
 * Lists when and where a release ran, latest beginning first. A run ends with the revision that changes its role there: revisions about other
 * remotes, settings and switches do not divide it.
 */
export async function listReleaseRuns(
  database: Queryable,
  { remote, version }: { remote: string; version: string },
  limit: number,
): Promise<ReleaseRun[]> {
  const { rows } = await database.execute<Row>(sql`
    with steps as (
      select environment, number, created_at, actor, reason,
        case when kind = 'archive' then null
          when composition ->> ${remote} = ${version} then 'pinned'
          when canary -> 'changes' ->> ${remote} = ${version} then 'canary' end as role
      from ${revisions}),
    roles as (
      select *, lag(role) over (partition by environment order by number) as before,
        jsonb_build_object('revision', number, 'at', created_at, 'by', actor, 'reason', reason) as edge
      from steps),
    changes as (
      select environment, role, created_at, edge, lead(edge) over (partition by environment order by number) as next
      from roles where role is distinct from before)
    select environment, role, edge as from, next as until from changes
    where role is not null order by created_at desc, environment limit ${limit}`);
  return rows.map(({ environment, role, from, until }) => ({ environment, role, from: toEdge(from), until: until && toEdge(until) }));
}

function toEdge(edge: Row['from']): RunEdge {
  return { revision: Number(edge?.revision), at: new Date(String(edge?.at)), by: String(edge?.by), reason: String(edge?.reason) };
}
