import { isRefusal } from '../../is-refusal';
import type { PlanView } from '../revisions/revisions.schema';
import type { VersionChange } from '../../domain/revision';
import type { RevisionService } from '../revisions/revisions.service';
import type { Identity } from '../tokens/tokens.service';
import { PinRequestStaleError } from './pin-requests.errors';
import type { PinRequestRow } from './pin-requests.repository';

/** How often it is tried again when somebody else pins at the same moment. */
const MAX_ATTEMPTS = 5;

/**
 * Pins what was requested, on what runs now. A remote that somebody moved since the request was planned refuses it. What runs already,
 * because a replica pinned it and ended before it could say so, counts as pinned.
 * @returns the revision, or the reason of the refusal.
 */
export async function carryOut(
  row: PinRequestRow,
  revisions: RevisionService,
  authenticate: () => Promise<Identity>,
): Promise<{ revision: number } | { refusal: string }> {
  for (let attempts = 1; ; attempts++) {
    try {
      return { revision: await pinOnce(row, revisions, await authenticate()) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code !== 'REG_REVISION_STALE' || attempts === MAX_ATTEMPTS) return { refusal: error.message };
    }
  }
}

async function pinOnce(row: PinRequestRow, revisions: RevisionService, identity: Identity): Promise<number> {
  const { environment, approvedBy, reason, skippedGates: skipGates } = row;
  const changes = Object.fromEntries(row.changes.map(({ remote, to }) => [remote, to]));
  const plan = await revisions.plan(environment, { changes, skipGates });
  if (plan.changes.length === 0) return plan.basedOn;
  assertUnmoved(row, plan);
  const text = approvedBy === null ? reason : `${reason} (approved by ${approvedBy})`;
  const { revision } = await revisions.pin({ environment, basedOn: plan.basedOn }, { changes, reason: text, skipGates }, identity, {
    isApproved: true,
  });
  return revision;
}

/** @throws {PinRequestStaleError} */
function assertUnmoved({ environment, changes }: PinRequestRow, plan: PlanView): void {
  const planned = new Map(changes.map(({ remote, from }) => [remote, from]));
  const moved = plan.changes.filter(({ remote, from }) => planned.get(remote) !== from);
  if (moved.length === 0) return;
  const describe = (version: (change: VersionChange) => string | null | undefined) =>
    moved.map((change) => `${change.remote} ${version(change) ?? '–'}`).join(', ');
  throw new PinRequestStaleError(
    describe(({ remote }) => planned.get(remote)),
    environment,
    describe(({ from }) => from),
  );
}
