import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/client';

const tables = z.array(z.object({ name: z.string() }));
const sums = z.array(z.object({ rows: z.string(), sum: z.string() }));

/**
 * Returns a fingerprint of each table's rows. Equal fingerprints mean equal contents. Omits counters of attempts, which change with each
 * call.
 */
export async function fingerprintTables(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits' order by 1`,
  );
  const entries = tables.parse(rows).map(async ({ name }): Promise<[string, string]> => {
    const summary = await db.execute(
      sql`select count(*)::text as rows, coalesce(sum(hashtext(t::text)), 0)::text as sum from ${sql.identifier(name)} t`,
    );
    const [line] = sums.parse(summary.rows);
    return [name, `${line?.rows} rows, ${line?.sum}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}
