import type { RevisionRow } from '../../storage/tables/revisions';
import type { RevisionView } from './revisions.schema';

/** Turns a stored revision into the one that clients read. */
export function toView(row: RevisionRow): RevisionView {
  const { environment, kind, restored, changes, composition, disabled, canary, reason, skippedGates, hash } = row;
  return {
    environment,
    revision: row.number,
    kind,
    restored,
    changes,
    composition,
    disabled,
    canary,
    reason,
    skippedGates,
    by: row.actor,
    at: row.createdAt.toISOString(),
    hash,
  };
}
