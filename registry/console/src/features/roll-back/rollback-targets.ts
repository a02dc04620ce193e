import type { CompositionChanges, Revision, Status } from '@social/registry-client/browser';
import { findChanges } from '../../lib/actions/find-changes';
import { describeRevision } from '../../lib/format/describe-revision';

export type RollbackTarget = {
  value: string;
  label: string;
  request: { to: number } | { remote: string };
  changes: CompositionChanges;
};

/**
 * Lists the targets of a rollback. First older compositions that differ from the current one, newest first, each once; then single remotes.
 * If several revisions have the same composition, the list has the newest, or the requested revision `to`. For a single remote, the
 * registry selects the previous version, which is also its fallback.
 */
export function findTargets(
  { composition, fallbacks }: Pick<Status, 'composition' | 'fallbacks'>,
  revisions: readonly Revision[],
  to?: number,
): RollbackTarget[] {
  const seen = new Set([JSON.stringify(findChanges({}, composition))]);
  const askedFirst = revisions.toSorted((one, other) => Number(other.revision === to) - Number(one.revision === to));
  const whole = askedFirst.flatMap((revision): RollbackTarget[] => {
    const key = JSON.stringify(findChanges({}, revision.composition));
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        value: `revision ${revision.revision}`,
        label: `Revision ${revision.revision}: ${revision.by} ${describeRevision(revision)}`,
        request: { to: revision.revision },
        changes: findChanges(composition, revision.composition),
      },
    ];
  });
  const single = Object.entries(fallbacks)
    .filter(([remote, version]) => composition[remote] !== undefined && composition[remote] !== version)
    .map(([remote, version]) => ({
      value: `remote ${remote}`,
      label: `${remote} alone, to ${version}`,
      request: { remote },
      changes: { [remote]: version },
    }));
  return [...whole, ...single];
}
