import type { EnvironmentEvent, Revision } from '@social/registry/client/browser';

export type HistoryEntry = { at: string; revision: Revision } | { at: string; event: EnvironmentEvent };

/**
 * Puts revisions and events in one order, newest first. An event that made a revision is shown by that revision.
 * @param hasOlder whether older revisions are still to be read: events from before the last one shown wait for them.
 */
export function mergeEvents(revisions: readonly Revision[], events: readonly EnvironmentEvent[], hasOlder: boolean): HistoryEntry[] {
  const oldest = hasOlder ? revisions.at(-1)?.at : undefined;
  const shown = events.filter(({ revision, at }) => revision === null && (oldest === undefined || at >= oldest));
  return [...revisions.map((revision) => ({ at: revision.at, revision })), ...shown.map((event) => ({ at: event.at, event }))].sort(
    (a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0),
  );
}
