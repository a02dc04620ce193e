/** Writes JSON that cannot end the script element around it, whatever a setting contains. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Writes a text as it stands between the quotes of a JSON string. */
export function escapeInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
