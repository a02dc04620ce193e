import type { RetainedReleases } from '@social/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database';
import { revisions } from '../../storage/tables/revisions';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many of an environment's revisions can be rolled back to, however old they are. */
const ROLLBACK_REVISIONS = 20;
/** How long a page may stay open and still load what it has not loaded yet. */
export const OPEN_PAGE_DAYS = 30;

/**
 * Reads which releases pages may ask for: those of each environment's latest revisions and of all that ran in the last 30 days, pinned, in
 * a canary and as fallbacks.
 */
export async function readRetained(database: Queryable, now: Date): Promise<RetainedReleases> {
  const { rows } = await database.execute<{ remote: string; versions: string[] }>(sql`
    with steps as (
      select composition, fallbacks, canary,
        row_number() over (partition by environment order by number desc) as age,
        lead(created_at) over (partition by environment order by number) as replaced_at
      from ${revisions})
    select used.key as remote, array_agg(distinct used.value order by used.value) as versions
    from steps, lateral (select * from jsonb_each_text(composition) union all select * from jsonb_each_text(fallbacks)
      union all select * from jsonb_each_text(canary -> 'changes')) used
    where age <= ${ROLLBACK_REVISIONS} or replaced_at >= ${daysBefore(now, OPEN_PAGE_DAYS)}
    group by 1 order by 1`);
  return Object.fromEntries(rows.map(({ remote, versions }) => [remote, versions]));
}

export function daysBefore(at: Date, days: number): string {
  return new Date(at.getTime() - days * DAY_MS).toISOString();
}
