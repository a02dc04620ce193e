import type { Composition, EnvironmentHeads, SignedHead } from '@social/contracts';
import { CanaryRemotePinnedError } from '../canaries/canaries.errors';
import { isPinned } from '../canaries/carry-canary';
import { EnvironmentUnknownError } from '../environments/environments.errors';
import { ApprovalRequiredError } from '../pin-requests/pin-requests.errors';
import { ReleaseWithdrawnError } from '../releases/releases.errors';
import { formatRelease } from '../releases/releases.schema';
import { toWithdrawalView } from '../releases/releases.service';
import { assertMaySkipGates, type Identity } from '../tokens/tokens.service';
import { assertNotArchived, chooseFallbacks, judge, readReleases } from './append-revision';
import { createAppender, type ChangeTarget } from './append-in-turn';
import { sha256 } from '../sha256';
import { findDifferences } from './find-differences';
import { NothingToChangeError, NothingToRollBackToError, RevisionUnknownError, RollbackOfOthersError } from './revisions.errors';
import type { RevisionRow } from './open-environment';
import type { RevisionRepository } from './revisions.repository';
import type { PinBody, PlanView, RevisionView, RollbackBody } from './revisions.schema';
import { findChangesOfOthers, findPreviousComposition, findPreviousVersion, findReturningWithdrawal, mustFind } from './rollback-target';
import { toView } from './to-view';

export type RevisionDependencies = { repository: RevisionRepository; now(): Date };
export type RevisionService = ReturnType<typeof createRevisionService>;

export function createRevisionService({ repository, now }: RevisionDependencies) {
  const append = createAppender({ repository, now });

  /**
   * Makes an environment run the named versions, without the remotes that are named with null; what is not named stays. One new revision, or nothing.
   * Pages that load from now on run it; open ones notice at their next poll.
   * @throws {EnvironmentUnknownError | RevisionStaleError | NothingToChangeError | PinReleaseUnknownError | CompositionIncompleteError | GateRefusedError}
   * @throws {ForbiddenError} when gates are to be skipped without the scope for it.
   * @throws {CanaryRemotePinnedError} for a remote that a canary tries, but when all of the canary's releases are pinned, which ends it.
   * @throws {ApprovalRequiredError} where a second person has to approve it first.
   */
  function pin(
    target: ChangeTarget,
    { changes, reason, skipGates }: PinBody,
    identity: Identity,
    { isApproved } = { isApproved: false },
  ): Promise<RevisionView> {
    if (skipGates.length > 0) assertMaySkipGates(identity, target.environment);
    return append(target, async (open, head) => {
      if (open.settings.requiresApproval && !isApproved) throw new ApprovalRequiredError(open.name);
      const composition = applyChanges(head, changes);
      assertDiffers(target.environment, head, composition);
      assertCanaryUnmoved(head, composition);
      return { kind: 'pin', composition, restored: null, reason, skippedGates: skipGates, ...toActor(identity) };
    });
  }

  /**
   * Says what a pin would do, without doing it: the resulting composition, what changes, and the verdict of every gate.
   * @throws {EnvironmentUnknownError | EnvironmentArchivedError | PinReleaseUnknownError | CompositionIncompleteError}
   */
  async function plan(environment: string, { changes, skipGates }: Pick<PinBody, 'changes' | 'skipGates'>): Promise<PlanView> {
    const planned = await repository.read(environment, async (open): Promise<PlanView> => {
      const head = await open.head();
      assertNotArchived(head);
      const composition = applyChanges(head, changes);
      const releases = await readReleases(open, composition);
      const withdrawals = await open.findWithdrawals();
      const verdicts = await judge(open, { head, composition, releases, withdrawals, skippedGates: skipGates, at: now() });
      const withdrawn = new Set(withdrawals.map(formatRelease));
      const differences = findDifferences(head?.composition ?? {}, composition);
      return {
        environment,
        basedOn: head?.number ?? 0,
        composition,
        changes: differences,
        fallbacks: await chooseFallbacks(open, { kind: 'pin', head, composition, withdrawn }),
        verdicts,
        isAccepted: differences.length > 0 && verdicts.every(({ status }) => status !== 'refused'),
        downloadBytes: await open.sumDownloadBytes(getNewVersions(changes)),
        deprecations: (await open.findDeprecations())
          .filter(({ remote, version }) => differences.some((change) => change.remote === remote && change.to === version))
          .map(toWithdrawalView),
      };
    });
    if (!planned) throw new EnvironmentUnknownError(environment);
    return planned;
  }

  /**
   * Restores an older composition as a new revision: that of `to`, else the one before the present one; with `remote` that remote's version
   * before the present one. Repeated without `to` it goes further back, and never to a composition or version that it just left.
   * @throws {EnvironmentUnknownError | RevisionStaleError | RevisionUnknownError | NothingToChangeError | NothingToRollBackToError}
   * @throws {RollbackOfOthersError} unless `takesBackOthers`.
   * @throws {ReleaseWithdrawnError} when `to` would bring a withdrawn release back.
   */
  function rollBack(
    target: ChangeTarget,
    { to, remote, reason, takesBackOthers }: RollbackBody,
    identity: Identity,
  ): Promise<RevisionView> {
    return append(target, async (open, head) => {
      const request = { kind: 'rollback' as const, reason, skippedGates: [], ...toActor(identity) };
      const [history, withdrawals] = [await open.newerThan(0), await open.findWithdrawals()];
      if (remote !== undefined) {
        const version = findPreviousVersion(remote, history, withdrawals);
        if (version === undefined) throw new NothingToRollBackToError(open.name, `version of ${remote}`);
        return { ...request, composition: { ...head?.composition, [remote]: version }, restored: null };
      }
      const { composition, number } = to === undefined ? await findPreviousComposition(open, head, withdrawals) : await mustFind(open, to);
      assertDiffers(target.environment, head, composition);
      const withdrawal = findReturningWithdrawal(head, composition, withdrawals);
      if (withdrawal) throw new ReleaseWithdrawnError(formatRelease(withdrawal), withdrawal.actor, withdrawal.reason);
      const others = takesBackOthers ? [] : findChangesOfOthers(history, composition, identity.name);
      if (others.length > 0) throw new RollbackOfOthersError(open.name, target.basedOn, others.map(toView));
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

function applyChanges(head: RevisionRow | null, changes: PinBody['changes']): Composition {
  const remaining = Object.entries(head?.composition ?? {}).filter(([remote]) => changes[remote] !== null);
  return { ...Object.fromEntries(remaining), ...getNewVersions(changes) };
}

function getNewVersions(changes: PinBody['changes']): Composition {
  return Object.fromEntries(Object.entries(changes).flatMap(([remote, version]) => (version === null ? [] : [[remote, version]])));
}

/** @throws {CanaryRemotePinnedError} */
function assertCanaryUnmoved(head: RevisionRow | null, composition: Composition): void {
  if (!head?.canary || isPinned(composition, head.canary)) return;
  const moved = Object.keys(head.canary.changes).find((remote) => head.composition[remote] !== composition[remote]);
  if (moved !== undefined) throw new CanaryRemotePinnedError(moved, head.environment);
}

function assertDiffers(environment: string, head: RevisionRow | null, composition: Composition): void {
  if (findDifferences(head?.composition ?? {}, composition).length > 0) return;
  const names = Object.entries(composition).map(([remote, version]) => formatRelease({ remote, version }));
  throw new NothingToChangeError(environment, names.join(', '));
}
