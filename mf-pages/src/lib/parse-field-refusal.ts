import type { ApiError } from '@social/api';

/** The provider's validation error of one field. */
export type FieldRefusal<Field extends string> = { field: Field; message: string };

/**
 * Parses `page_name: must have 3 to 60 letters`. `fields` has our field by the provider's name; returns null for any other field.
 */
export function parseFieldRefusal<Field extends string>(
  error: ApiError,
  fields: Readonly<Record<string, Field>>,
): FieldRefusal<Field> | null {
  const [, wireName = '', message = ''] = /^([\w-]+): (.+)$/s.exec(error.memberText ?? '') ?? [];
  const field = fields[wireName];
  return field ? { field, message: toSentence(message) } : null;
}

function toSentence(text: string): string {
  const sentence = text.replace(/^must /, 'It must ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
