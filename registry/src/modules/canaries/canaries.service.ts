import type { Composition } from '@social/contracts';
import type { RevisionRow } from '../../storage/tables/revisions';
import { ApprovalRequiredError, EnvironmentUnpinnedError, NothingToChangeError } from '../revisions/revisions.errors';
import { createEnvironmentChanger, type RevisionTarget } from '../revisions/change-environment';
import type { EnvironmentState, RevisionRequest } from '../revisions/decide';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { RevisionView } from '../revisions/revisions.schema';
import { toActor } from '../revisions/revisions.service';
import { assertMaySkipGates, type Identity } from '../tokens/tokens.service';
import { CanaryRunningError, CanaryUnknownError } from './canaries.errors';
import type { CanaryAction, CanaryBody } from './canaries.schema';
import type { Canary } from '../../domain/canary';
import { enterStep } from '../../domain/canary-steps';
import { composeCanary, isPinned } from '../../domain/carry-canary';

export type CanaryService = ReturnType<typeof createCanaryService>;

export type CanaryDependencies = { repository: Pick<RevisionRepository, 'change' | 'newerThan'>; now(): Date };

type StartOptions = Pick<CanaryBody, 'changes' | 'steps' | 'cohort' | 'skipGates'>;
type CanaryPart = Pick<RevisionRequest, 'kind' | 'composition' | 'canary' | 'skippedGates'>;

export function createCanaryService({ repository, now }: CanaryDependencies) {
  const changeEnvironment = createEnvironmentChanger({ repository, now });

  /**
   * Starts a canary: a second composition of the environment, for a share of its members and browsers and for a cohort, through the gates.
   * The pinned versions stay. An environment has at most one.
   * @throws {EnvironmentUnknownError | RevisionStaleError | EnvironmentUnpinnedError | CanaryRunningError | NothingToChangeError}
   * @throws {PinReleaseUnknownError | CompositionIncompleteError | GateRefusedError}
   * @throws {ApprovalRequiredError} where two people decide: a canary would bring unapproved releases to members.
   */
  function start(target: RevisionTarget, { reason, ...options }: CanaryBody, identity: Identity): Promise<RevisionView> {
    return changeEnvironment(target, (state) => {
      const started = startCanary(state, requirePinned(state), options, identity);
      return { ...started, restored: null, reason, ...toActor(identity) };
    });
  }

  /**
   * Changes a canary, each time as a new revision: see `CanaryAction`.
   * @throws {EnvironmentUnknownError | RevisionStaleError | EnvironmentUnpinnedError | CanaryUnknownError | NothingToChangeError}
   * @throws as `start` does when members get what they did not get before.
   */
  async function act(target: RevisionTarget, action: CanaryAction, reason: string, identity: Identity): Promise<RevisionView> {
    // Stored revisions never change, so that those up to the base can be read before the environment is locked.
    const history = action === 'retry' ? await repository.newerThan(target.environment, 0) : [];
    const last = history.find(({ number, canary }) => number <= target.basedOn && canary !== null)?.canary ?? null;
    return changeEnvironment(target, (state) => {
      const pinned = requirePinned(state);
      const part = action === 'retry' ? retry(state, pinned, last, identity) : change(state, pinned, action);
      return { ...part, restored: null, reason, ...toActor(identity) };
    });
  }

  function retry(state: EnvironmentState, head: RevisionRow, last: Canary | null, identity: Identity): CanaryPart {
    if (!last || isPinned(head.composition, last)) throw new CanaryUnknownError(state.name);
    return startCanary(state, head, { ...last, skipGates: last.skippedGates }, identity);
  }

  function startCanary(state: EnvironmentState, head: RevisionRow, options: StartOptions, identity: Identity): CanaryPart {
    const { changes, steps, cohort, skipGates } = options;
    if (skipGates.length > 0) assertMaySkipGates(identity, state.name);
    assertOneDecides(state);
    if (head.canary) throw new CanaryRunningError(state.name, head.canary.id);
    const differing = Object.entries(changes).filter(([remote, version]) => head.composition[remote] !== version);
    if (differing.length === 0) throw new NothingToChangeError(state.name, 'all of these releases');
    const at = now();
    const canary: Canary = {
      id: `${state.name}-${head.number + 1}`,
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

  function change(state: EnvironmentState, head: RevisionRow, action: Exclude<CanaryAction, 'retry'>): CanaryPart {
    const { canary } = head;
    if (!canary) throw new CanaryUnknownError(state.name);
    const part = { kind: 'canary' as const, composition: head.composition, skippedGates: [] };
    switch (action) {
      case 'abort':
        return { ...part, canary: null };
      case 'pause':
      case 'resume':
        if (canary.isPaused === (action === 'pause')) throw new NothingToChangeError(state.name, `the canary ${canary.id} like that`);
        return { ...part, canary: { ...canary, isPaused: action === 'pause' } };
      case 'skip':
      case 'promote': {
        assertOneDecides(state);
        const next = action === 'skip' ? enterStep(canary, canary.step + 1, now()) : null;
        if (next) return { ...part, canary: next };
        return { kind: 'pin', composition: composeCanary(head.composition, canary), skippedGates: canary.skippedGates, canary: null };
      }
    }
  }

  return { start, act };
}

/** @throws {EnvironmentUnpinnedError} */
function requirePinned({ name, head }: EnvironmentState): RevisionRow {
  if (!head) throw new EnvironmentUnpinnedError(name);
  return head;
}

/** @throws {ApprovalRequiredError} */
function assertOneDecides({ name, settings }: EnvironmentState): void {
  if (settings.requiresApproval) throw new ApprovalRequiredError(name);
}
