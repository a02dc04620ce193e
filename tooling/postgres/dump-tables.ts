import type { Client } from 'pg';

/**
 * Reads all rows and sequences of the schema `public`, for databases of a few kilobytes.
 * @returns statements for one call of `query`, which runs them in one transaction.
 */
export async function dumpTables(client: Client): Promise<string> {
  const tables = await client.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  // The rows were already checked, and their triggers ran, when they were first written.
  const statements = ['set local session_replication_role = replica'];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ rows: string | null }>(`select json_agg(each)::text as rows from ${name} as each`);
    const present = rows[0]?.rows;
    if (!present) continue;
    const from = `json_populate_recordset(null::${name}, ${client.escapeLiteral(present)})`;
    statements.push(`insert into ${name} overriding system value select * from ${from}`);
  }
  const sequences = await client.query<{ name: string; last: string }>(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of sequences.rows) statements.push(`select setval(${client.escapeLiteral(name)}, ${last})`);
  return statements.join(';\n');
}
