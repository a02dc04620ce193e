import type { Composition, EnvironmentHeads, SignedHead } from '@social/contracts';
import {
  ApprovalRequiredError,
  CanaryRemotePinnedError,
  NothingToChangeError,
  NothingToRollBackToError,
  RevisionUnknownError,
  RollbackOfOthersError,
} from './revisions.errors';
import { isPinned } from '../../domain/carry-canary';
import { EnvironmentUnknownError } from '../../common.errors';
import { ReleaseWithdrawnError } from '../releases/releases.errors';
import { formatRelease, listReleases, type ReleaseName } from '../../domain/release-name';
import { toWithdrawalView } from '../releases/releases.service';
import { assertMaySkipGates, type Identity } from '../tokens/tokens.service';
import { sha256 } from '../../domain/sha256';
import { createEnvironmentChanger, type RevisionTarget } from './change-environment';
import { decide, draftRevision, isRefused, type EnvironmentState } from './decide';
import { findDifferences } from '../../domain/find-differences';
import type { RevisionRepository } from './revisions.repository';
import type { PinBody, PlanView, RevisionView, RollbackBody } from './revisions.schema';
import { findChangesOfOthers, findPreviousComposition, findPreviousVersion, findReturningWithdrawal } from './rollback-target';
import { toView } from './to-view';

export type RevisionDependencies = { repository: RevisionRepository; now(): Date };
export type RevisionService = ReturnType<typeof createRevisionService>;

export function createRevisionService({ repository, now }: RevisionDependencies) {
  const changeEnvironment = createEnvironmentChanger({ repository, now });

  /**
   * Makes an environment run the named versions, without the remotes that are named with null; what is not named stays. One new revision, or nothing.
   * Pages that load from now on run it; open ones notice at their next poll.
   * @throws {EnvironmentUnknownError | RevisionStaleError | NothingToChangeError | PinReleaseUnknownError | CompositionIncompleteError | GateRefusedError}
   * @throws {ForbiddenError} when gates are to be skipped without the scope for it.
   * @throws {CanaryRemotePinnedError} for a remote that a canary tries, but when all of the canary's releases are pinned, which ends it.
   * @throws {ApprovalRequiredError} where a second person has to approve it first.
   */
  function pin(
    target: RevisionTarget,
    { changes, reason, skipGates }: PinBody,
    identity: Identity,
    { isApproved } = { isApproved: false },
  ): Promise<RevisionView> {
    if (skipGates.length > 0) assertMaySkipGates(identity, target.environment);
    return changeEnvironment(target, (state) => {
      if (state.settings.requiresApproval && !isApproved) throw new ApprovalRequiredError(state.name);
      const composition = choosePinned(state, changes);
      assertDiffers(state, composition);
      return { kind: 'pin', composition, restored: null, reason, skippedGates: skipGates, ...toActor(identity) };
    });
  }

  /**
   * Says what a pin would do, without doing it: the resulting composition, what changes, and the verdict of every gate.
   * @throws {EnvironmentUnknownError | EnvironmentArchivedError | PinReleaseUnknownError | CompositionIncompleteError | CanaryRemotePinnedError}
   */
  async function plan(environment: string, { changes, skipGates }: Pick<PinBody, 'changes' | 'skipGates'>): Promise<PlanView> {
    const planned = await repository.read(environment, async (open): Promise<PlanView> => {
      const state = await open.readState();
      const composition = choosePinned(state, changes);
      const request = {
        kind: 'pin',
        composition,
        restored: null,
        skippedGates: skipGates,
        reason: '',
        actor: '',
        actorTokenId: '',
      } as const;
      const draft = draftRevision(request, state, now());
      const { revision, verdicts } = decide(draft, state, await open.readFacts(draft, state));
      const isNew = ({ remote, version }: ReleaseName) =>
        revision.changes.some((change) => change.remote === remote && change.to === version);
      return {
        environment,
        basedOn: revision.number - 1,
        composition,
        changes: revision.changes,
        fallbacks: revision.fallbacks,
        verdicts,
        isAccepted: revision.changes.length > 0 && !isRefused(verdicts),
        downloadBytes: await open.sumDownloadBytes(listReleases(getNewVersions(changes))),
        deprecations: (await open.findDeprecations()).filter(isNew).map(toWithdrawalView),
      };
    });
    if (!planned) throw new EnvironmentUnknownError(environment);
    return planned;
  }

  /**
   * Restores an older composition as a new revision: the composition of `to`, else the previous one. With `remote` it restores only that
   * remote's previous version. Repeated without `to` it restores ever older ones, and never a composition or version that it just left.
   * @throws {EnvironmentUnknownError | RevisionStaleError | RevisionUnknownError | NothingToChangeError | NothingToRollBackToError}
   * @throws {RollbackOfOthersError} unless `takesBackOthers`.
   * @throws {ReleaseWithdrawnError} when `to` would bring a withdrawn release back.
   */
  async function rollBack(
    target: RevisionTarget,
    { to, remote, reason, takesBackOthers }: RollbackBody,
    identity: Identity,
  ): Promise<RevisionView> {
    // Stored revisions never change, so that those up to the base can be read before the environment is locked.
    const named = to === undefined ? null : await repository.find(target.environment, to);
    const history = (await repository.newerThan(target.environment, 0)).filter(({ number }) => number <= target.basedOn);
    return changeEnvironment(target, (state) => {
      const { name, head, withdrawals } = state;
      const request = { kind: 'rollback' as const, reason, skippedGates: [], ...toActor(identity) };
      if (remote !== undefined) {
        const version = findPreviousVersion(remote, history, withdrawals);
        if (version === undefined) throw new NothingToRollBackToError(name, `version of ${remote}`);
        return { ...request, composition: { ...head?.composition, [remote]: version }, restored: null };
      }
      if (to !== undefined && !named) throw new RevisionUnknownError(name, to);
      const { composition, number } = named ?? findPreviousComposition(state, history);
      assertDiffers(state, composition);
      const withdrawal = findReturningWithdrawal(head, composition, withdrawals);
      if (withdrawal) throw new ReleaseWithdrawnError(formatRelease(withdrawal), withdrawal.actor, withdrawal.reason);
      const others = takesBackOthers ? [] : findChangesOfOthers(history, composition, identity.name);
      if (others.length > 0) throw new RollbackOfOthersError(name, target.basedOn, others.map(toView));
      return { ...request, composition, restored: number };
    });
  }

  /** Lists every environment with its latest revision, signed; null while nothing is pinned. */
  function heads(): Promise<EnvironmentHeads> {
    return repository.heads();
  }

  /**
   * Reads what the edge serves for a revision, as JSON text, with the hash of the text.
   * @throws {RevisionUnknownError} also when nothing is pinned yet.
   */
  async function rendered(environment: string, number?: number): Promise<{ body: string; tag: string }> {
    const body = await repository.rendered(environment, number);
    if (body === null) throw new RevisionUnknownError(environment, number ?? 1);
    return { body, tag: sha256(body) };
  }

  /** Reads what the registry signed of a revision. @throws {RevisionUnknownError} */
  async function signedHead(environment: string, number: number): Promise<SignedHead> {
    const head = await repository.signedHead(environment, number);
    if (!head) throw new RevisionUnknownError(environment, number);
    return head;
  }

  return { pin, plan, rollBack, heads, signedHead, rendered };
}

export function toActor({ name, tokenId }: Identity): { actor: string; actorTokenId: string } {
  return { actor: name, actorTokenId: tokenId };
}

/** Chooses the composition of a pin. @throws {CanaryRemotePinnedError} */
function choosePinned({ name, head }: EnvironmentState, changes: PinBody['changes']): Composition {
  const present = head?.composition ?? {};
  const remaining = Object.entries(present).filter(([remote]) => changes[remote] !== null);
  const composition = { ...Object.fromEntries(remaining), ...getNewVersions(changes) };
  if (head?.canary && !isPinned(composition, head.canary)) {
    const moved = Object.keys(head.canary.changes).find((remote) => present[remote] !== composition[remote]);
    if (moved !== undefined) throw new CanaryRemotePinnedError(moved, name);
  }
  return composition;
}

function getNewVersions(changes: PinBody['changes']): Composition {
  return Object.fromEntries(Object.entries(changes).flatMap(([remote, version]) => (version === null ? [] : [[remote, version]])));
}

/** @throws {NothingToChangeError} */
function assertDiffers({ name, head }: EnvironmentState, composition: Composition): void {
  if (findDifferences(head?.composition ?? {}, composition).length > 0) return;
  throw new NothingToChangeError(name, listReleases(composition).map(formatRelease).join(', '));
}
