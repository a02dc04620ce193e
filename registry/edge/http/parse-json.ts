/** The value, or undefined (which no JSON is) where the text is no JSON: to be judged by a schema next. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
