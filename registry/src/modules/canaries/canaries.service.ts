import type { Composition } from '@social/contracts';
import { ApprovalRequiredError } from '../pin-requests/pin-requests.errors';
import { createAppender, type ChangeTarget } from '../revisions/append-in-turn';
import type { RevisionRequest } from '../revisions/next-revision';
import type { OpenEnvironment, RevisionRow } from '../revisions/open-environment';
import { EnvironmentUnpinnedError, NothingToChangeError } from '../revisions/revisions.errors';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { RevisionView } from '../revisions/revisions.schema';
import { toActor } from '../revisions/revisions.service';
import { assertMaySkipGates, type Identity } from '../tokens/tokens.service';
import { CanaryRunningError, CanaryUnknownError } from './canaries.errors';
import type { Canary, CanaryAction, CanaryBody } from './canaries.schema';
import { enterStep } from './canary-steps';
import { composeCanary, isPinned } from './carry-canary';

export type CanaryService = ReturnType<typeof createCanaryService>;

type StartOptions = Pick<CanaryBody, 'changes' | 'steps' | 'cohort' | 'skipGates'>;
type CanaryPart = Pick<RevisionRequest, 'kind' | 'composition' | 'canary' | 'skippedGates'>;

export function createCanaryService({ repository, now }: { repository: RevisionRepository; now(): Date }) {
  const append = createAppender({ repository, now });

  /**
   * Starts a canary: a second composition of the environment, for a share of its members and browsers and for a cohort, through the gates.
   * The pinned versions stay. One runs at a time.
   * @throws {EnvironmentUnknownError | RevisionStaleError | EnvironmentUnpinnedError | CanaryRunningError | NothingToChangeError}
   * @throws {PinReleaseUnknownError | CompositionIncompleteError | GateRefusedError}
   * @throws {ApprovalRequiredError} where two people decide: a canary would bring to members what nobody approved.
   */
  function start(target: ChangeTarget, { reason, ...options }: CanaryBody, identity: Identity): Promise<RevisionView> {
    return append(target, (open, head) => {
      const started = startCanary(open, requirePinned(open, head), options, identity);
      return Promise.resolve({ ...started, restored: null, reason, ...toActor(identity) });
    });
  }

  /**
   * Changes a canary, each time as a new revision: see `CanaryAction`.
   * @throws {EnvironmentUnknownError | RevisionStaleError | EnvironmentUnpinnedError | CanaryUnknownError | NothingToChangeError}
   * @throws as `start` does when members get what they did not get before.
   */
  function act(target: ChangeTarget, action: CanaryAction, reason: string, identity: Identity): Promise<RevisionView> {
    return append(target, async (open, head) => {
      const pinned = requirePinned(open, head);
      const part = action === 'retry' ? await retry(open, pinned, identity) : change(open, pinned, action);
      return { ...part, restored: null, reason, ...toActor(identity) };
    });
  }

  async function retry(open: OpenEnvironment, head: RevisionRow, identity: Identity): Promise<CanaryPart> {
    const history = [head, ...(await open.olderThan(head.number))];
    const last = history.find(({ canary }) => canary !== null)?.canary;
    if (!last || isPinned(head.composition, last)) throw new CanaryUnknownError(open.name);
    return startCanary(open, head, { ...last, skipGates: last.skippedGates }, identity);
  }

  function startCanary(open: OpenEnvironment, head: RevisionRow, options: StartOptions, identity: Identity): CanaryPart {
    const { changes, steps, cohort, skipGates } = options;
    if (skipGates.length > 0) assertMaySkipGates(identity, open.name);
    assertOneDecides(open);
    if (head.canary) throw new CanaryRunningError(open.name, head.canary.id);
    const differing = Object.entries(changes).filter(([remote, version]) => head.composition[remote] !== version);
    if (differing.length === 0) throw new NothingToChangeError(open.name, 'all of these releases');
    const at = now();
    const canary: Canary = {
      id: `${open.name}-${head.number + 1}`,
      startedIn: head.number + 1,
      changes: Object.fromEntries(differing) satisfies Composition,
      percent: 0,
      cohort,
      steps,
      step: 0,
      stepSince: at.toISOString(),
      isPaused: false,
      skippedGates: skipGates,
      startedBy: identity.name,
      startedAt: at.toISOString(),
    };
    return { kind: 'canary', composition: head.composition, skippedGates: skipGates, canary: enterStep(canary, 0, at) };
  }

  function change(open: OpenEnvironment, head: RevisionRow, action: Exclude<CanaryAction, 'retry'>): CanaryPart {
    const { canary } = head;
    if (!canary) throw new CanaryUnknownError(open.name);
    const part = { kind: 'canary' as const, composition: head.composition, skippedGates: [] };
    switch (action) {
      case 'abort':
        return { ...part, canary: null };
      case 'pause':
      case 'resume':
        if (canary.isPaused === (action === 'pause')) throw new NothingToChangeError(open.name, `the canary ${canary.id} like that`);
        return { ...part, canary: { ...canary, isPaused: action === 'pause' } };
      case 'skip':
      case 'promote': {
        assertOneDecides(open);
        const next = action === 'skip' ? enterStep(canary, canary.step + 1, now()) : null;
        if (next) return { ...part, canary: next };
        return { kind: 'pin', composition: composeCanary(head.composition, canary), skippedGates: canary.skippedGates, canary: null };
      }
    }
  }

  return { start, act };
}

/** @throws {EnvironmentUnpinnedError} */
function requirePinned(open: OpenEnvironment, head: RevisionRow | null): RevisionRow {
  if (!head) throw new EnvironmentUnpinnedError(open.name);
  return head;
}

/** @throws {ApprovalRequiredError} */
function assertOneDecides({ name, settings }: OpenEnvironment): void {
  if (settings.requiresApproval) throw new ApprovalRequiredError(name);
}
