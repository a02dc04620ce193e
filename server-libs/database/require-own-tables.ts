import { ExplainedError } from '@social/limited-server/explained-error';
import type { Client } from 'pg';

/**
 * Requires that a database is empty or belongs to this server. Tables of extensions do not count.
 * @param ownTable a table that the server has had since its first migration.
 * @throws {ExplainedError} that names some of the other tables.
 */
export async function requireOwnTables(client: Client, ownTable: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by relname`,
  );
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes(ownTable)) return;
  const examples = names.slice(0, 3).join(', ');
  throw new ExplainedError(
    `The database in DATABASE_URL has tables of another program (${examples}). Name an empty database, or the one of this server.`,
  );
}
