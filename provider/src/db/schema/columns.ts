import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Ids increase over time, because the contract's cursors are ids. They stay below 2^53. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const reference = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true });

/** Words to search, each once, without positions. Write-only: queries match it, and never read it. */
export const searchLexemes = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (lexemes) => sql`array_to_tsvector(${sql.param(lexemes)}::text[])`,
});
