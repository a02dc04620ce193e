import { sql, type SQL } from 'drizzle-orm';
import type { Client, QueryConfig } from 'pg';

const marked = /^\/\* prepared: (\w+) \*\//;

/**
 * Begins a statement that each connection parses and plans once: its text must be the same every time, with whatever differs as parameters.
 * Drizzle names the statements of its builders with `prepare`, but none that is written as text.
 */
export function prepared(name: string): SQL {
  return sql.raw(`/* prepared: ${name} */ `);
}

/** Makes a connection prepare the statements that begin with `prepared`. */
export function prepareMarked(client: Client): void {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  const queryPrepared = (config: QueryConfig | string, ...rest: unknown[]) => {
    const [, name] = (typeof config === 'object' && marked.exec(config.text)) || [];
    return query(name === undefined ? config : { ...(config as QueryConfig), name }, ...rest);
  };
  client.query = queryPrepared as typeof client.query;
}
