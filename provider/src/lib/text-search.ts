import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Matches rows whose columns contain the text, using the expression of the columns' trigram index. A text of fewer than three characters
 * has no trigram, so it must start a word.
 */
export function containsText(indexed: SQLWrapper[], text: string): SQL {
  const escaped = text.trim().replace(/[\\%_]/g, '\\$&');
  const pattern = [...text.trim()].length < 3 ? `% ${escaped}%` : `%${escaped}%`;
  return sql`(' ' || ${sql.join(indexed, sql` || ' ' || `)}) ilike ${pattern}`;
}
