import { sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';

/** A topic and a mark that differs after each change of it. */
export type Marks = ReadonlyMap<string, string>;

/** Reads the marks of every topic in one query, whose cost does not grow with the history. */
export async function readMarks(database: Database): Promise<Marks> {
  const { rows } = await database.execute<{ topic: string; mark: string }>(sql`
    select 'environment:' || name as topic,
      concat_ws('.', settings_version,
        (select max(number) from revisions where environment = environments.name),
        (select max(id) from environment_events where environment = environments.name)) as mark
    from environments
    union all
    select 'releases', concat_ws('.',
      (select count(*) from releases), (select count(*) from withdrawals), (select count(*) from deprecations),
      (select count(*) from collected_releases), (select count(*) from restored_releases), (select max(id) from check_reports))
    union all
    select 'webhooks', concat_ws('.', count(*), max(id), (select max(changed_at) from webhook_deliveries)) from webhooks
    union all
    select 'tokens', concat_ws('.', count(*), count(revoked_at), sum(extract(epoch from expires_at))) from tokens`);
  return new Map(rows.map(({ topic, mark }) => [topic, mark]));
}
