import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/**
 * Matches rows whose columns contain the text, using the expression of the columns' trigram index. Case, and marks that readers
 * omit, make no difference: `fold_text` of the migrations folds both. A text of fewer than three characters has no trigram, so it must start a word.
 */
export function containsText(indexed: SQLWrapper[], text: string): SQL {
  const typed = text.trim();
  const before = Array.from(typed).length < 3 ? '% ' : '%';
  // Escaped after it is folded: a full-width percent sign becomes a wildcard.
  const pattern = sql`${before}::text || regexp_replace(fold_text(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  return sql`fold_text(' ' || ${sql.join(indexed, sql` || ' ' || `)}) like ${pattern}`;
}
