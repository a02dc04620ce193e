import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Whether the words stand somewhere in these columns, in the exact form that their trigram index has.
 * Fewer than three characters make no trigram, so they must begin a word.
 */
export function containsText(indexed: SQLWrapper[], words: string): SQL {
  const escaped = words.trim().replace(/[\\%_]/g, '\\$&');
  const pattern = [...words.trim()].length < 3 ? `% ${escaped}%` : `%${escaped}%`;
  return sql`(' ' || ${sql.join(indexed, sql` || ' ' || `)}) ilike ${pattern}`;
}
