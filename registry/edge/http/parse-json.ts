/** Parses a text for a schema to check. @returns undefined if the text is not JSON. JSON has no such value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
