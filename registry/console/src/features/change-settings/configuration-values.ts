type Property = Record<string, unknown> | undefined;

/** Lists the values of a setting that can be chosen, as text; null where any text can be written. */
export function findOptions(property: Property): string[] | null {
  if (Array.isArray(property?.enum)) return property.enum.map(toText);
  return property?.type === 'boolean' ? ['true', 'false'] : null;
}

/** Writes a value as text: a string as it is, anything else as JSON. Empty where nothing is set. */
export function toText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Reads the text of a field. The registry checks the value against the schema. */
export function toValue(text: string, property: Property): { value: unknown } | { problem: string } {
  if (text === '') return { value: undefined };
  if (property?.type === 'string') return { value: text };
  if (Array.isArray(property?.enum)) return { value: property.enum.find((option) => toText(option) === text) as unknown };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problem: 'Write JSON, such as 20, true, "text" or [1, 2].' };
  }
}
