/**
 * Parses the body of a reply. Some installations print PHP notices, as HTML, before the JSON.
 * @returns undefined where nothing in it is JSON
 */
export function parseBody(body: string): unknown {
  for (const candidate of [body, body.slice(Math.max(0, body.indexOf('{')))]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Tries the next candidate.
    }
  }
  return undefined;
}
