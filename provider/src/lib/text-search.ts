import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Matches rows whose columns contain the text, in the exact form of the columns' trigram index.
 * Fewer than three characters have no trigram, so they must begin a word.
 */
export function containsText(indexed: SQLWrapper[], text: string): SQL {
  const escaped = text.trim().replace(/[\\%_]/g, '\\$&');
  const pattern = [...text.trim()].length < 3 ? `% ${escaped}%` : `%${escaped}%`;
  return sql`(' ' || ${sql.join(indexed, sql` || ' ' || `)}) ilike ${pattern}`;
}
