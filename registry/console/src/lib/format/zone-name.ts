/** Names the browser's time zone, in which fields take times. The command line takes UTC. */
export function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
