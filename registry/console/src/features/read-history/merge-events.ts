import type { EnvironmentEvent, Revision } from '@social/registry-client/browser';

export type HistoryEntry = { at: string; revision: Revision } | { at: string; event: EnvironmentEvent };

/**
 * Merges revisions and events, newest first. An event that made a revision is shown by that revision.
 * @param hasOlder is true if older revisions are not loaded yet. Events older than the last loaded revision are then omitted.
 */
export function mergeEvents(revisions: readonly Revision[], events: readonly EnvironmentEvent[], hasOlder: boolean): HistoryEntry[] {
  const oldest = hasOlder ? revisions.at(-1)?.at : undefined;
  const shown = events.filter(({ revision, at }) => revision === null && (oldest === undefined || at >= oldest));
  return [...revisions.map((revision) => ({ at: revision.at, revision })), ...shown.map((event) => ({ at: event.at, event }))].sort(
    (a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0),
  );
}
