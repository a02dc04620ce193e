/** Writes JSON that cannot end the script element around it, whatever a setting contains. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
