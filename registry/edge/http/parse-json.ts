/** Parses a text that a schema checks next. @returns undefined, which is no JSON, where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
