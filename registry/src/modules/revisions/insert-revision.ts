import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database';
import { prepared } from '../../storage/prepared-statements';
import { environments } from '../../storage/tables/environments';
import { withdrawals } from '../../storage/tables/releases';
import { renderedCompositions, renderedTexts, revisions, revisionSignatures } from '../../storage/tables/revisions';

export type RevisionInsert = {
  revision: typeof revisions.$inferSelect;
  /** The rendering as it is stored, which refers to the shared texts of `textDigests`. */
  body: string;
  textDigests: readonly string[];
  signature: Pick<typeof revisionSignatures.$inferSelect, 'epoch' | 'kid' | 'value'>;
  /** The state that the revision was decided on: the version of the environment's row, and the number of withdrawals. Null where they are locked. */
  unlocked: { version: string; withdrawals: number } | null;
};

const columnNames = Object.entries(getTableColumns(revisions)).map(([field, { name }]) => [field, name] as const);

/**
 * Stores a revision, its page and its signature, all in one statement, so that the lock on the environment is short. The primary key
 * decides which of two revisions with one number is stored.
 * @returns false when nothing was stored.
 */
export async function insertRevision(database: Queryable, insert: RevisionInsert): Promise<boolean> {
  const { revision, body, textDigests, signature, unlocked } = insert;
  const { environment, number, previousHash } = revision;
  const fields = new Map<string, unknown>(Object.entries(revision));
  const row = JSON.stringify(Object.fromEntries(columnNames.map(([field, name]) => [name, fields.get(field)])));
  const { rowCount } = await database.execute(sql`${prepared('insert_revision')}
    with environment as (
      select from ${environments} where name = ${environment}
        and coalesce(xmin::text = ${unlocked?.version ?? null}, true)
        and coalesce((select count(*) from ${withdrawals}) = ${unlocked?.withdrawals ?? null}, true)
        and (select count(*) from ${renderedTexts} where digest = any(${sql.param(textDigests)})) = ${textDigests.length}
        and (${number}::integer = 1 or exists (
          select from ${revisions} where environment = ${environment} and number = ${number}::integer - 1 and hash = ${previousHash}))
      for no key update
    ), revision as (
      insert into ${revisions} select added.* from environment, jsonb_populate_record(null::${revisions}, ${row}::jsonb) added
      on conflict do nothing returning environment, number
    ), page as (
      insert into ${renderedCompositions} (environment, number, body) select environment, number, ${body} from revision
    )
    insert into ${revisionSignatures} (environment, number, epoch, kid, value)
    select environment, number, ${signature.epoch}::integer, ${signature.kid}, ${signature.value} from revision
  `);
  return rowCount === 1;
}
