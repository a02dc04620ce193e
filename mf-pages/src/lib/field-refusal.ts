import type { ApiError } from '@social/api';

/** What the provider does not take, and the field that it said it of; null where it named none of these. */
export type FieldRefusal<Field extends string> = { field: Field; words: string };

/**
 * Reads `page_name: must have 3 to 60 letters` as a word about that field. `fields` gives our name of each field by the provider's.
 */
export function fieldRefusal<Field extends string>(error: ApiError, fields: Readonly<Record<string, Field>>): FieldRefusal<Field> | null {
  const [, wireName = '', words = ''] = /^([\w-]+): (.+)$/s.exec(error.memberText ?? '') ?? [];
  const field = fields[wireName];
  return field ? { field, words: sentence(words) } : null;
}

function sentence(words: string): string {
  const begun = words.replace(/^must /, 'It must ');
  return begun.charAt(0).toUpperCase() + begun.slice(1);
}
