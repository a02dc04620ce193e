import type { Composition } from '@social/contracts';
import { isRefusal } from '../../is-refusal';
import { compareCanary, describeComparison, isAnalysed } from './compare-releases';
import type { VoteRepository } from './votes.repository';
import { getActiveFreeze } from '../../domain/active-freeze';
import { formatRelease } from '../../domain/release-name';
import type { RevisionRepository } from '../revisions/revisions.repository';
import { noScopes } from '../tokens/tokens.schema';
import type { Identity } from '../tokens/tokens.service';
import type { CanaryAction } from './canaries.schema';
import type { Canary } from '../../domain/canary';
import type { CanaryService } from './canaries.service';
import { isStepDone } from '../../domain/canary-steps';

export type CanaryRunner = ReturnType<typeof createCanaryRunner>;
export type CanaryRunnerDependencies = {
  repository: RevisionRepository;
  canaries: Pick<CanaryService, 'act'>;
  votes: VoteRepository;
  now(): Date;
};

/** The name under which the history has what the registry does by itself. */
export const registryIdentity: Identity = {
  name: 'registry',
  tokenId: 'registry',
  scopes: { ...noScopes, operate: ['*'] },
  expiresAt: null,
};
const MAX_REASON = 500;
const CLEAN_EVERY_MS = 3_600_000;
/** How long votes by minute are stored when no canary runs that they would be shown with. */
const MINUTES_FOR_MS = 7 * 86_400_000;

type RunningCanary = { environment: string; number: number; composition: Composition; canary: Canary };
type Decision = { action: CanaryAction; reason: string };

/**
 * Moves canaries on by themselves: through steps that are done, and back when one of their releases is clearly worse than the pinned one, or was
 * withdrawn.
 */
export function createCanaryRunner({ repository, canaries, votes, now }: CanaryRunnerDependencies) {
  let cleanedAt = -Infinity;

  /** Does what is due in every environment. Of several replicas one moves a canary: the others learn that the revision is taken. */
  async function runDue(): Promise<void> {
    for (const running of await repository.listCanaries()) {
      const decision = await decide(running);
      if (decision) await carryOut(running, decision);
    }
    await clean();
  }

  async function clean(): Promise<void> {
    const at = now().getTime();
    if (at < cleanedAt + CLEAN_EVERY_MS) return;
    cleanedAt = at;
    await votes.removeEnded(new Date(at - MINUTES_FOR_MS));
  }

  async function decide({ environment, composition, canary }: RunningCanary): Promise<Decision | null> {
    const state = await repository.read(environment, (open) => open.readState());
    const withdrawal = state?.withdrawals.find(({ remote, version }) => canary.changes[remote] === version);
    if (withdrawal)
      return { action: 'abort', reason: `${formatRelease(withdrawal)} was withdrawn by ${withdrawal.actor}: ${withdrawal.reason}` };
    const comparisons = await compareCanary(votes, { environment, canary, pinned: composition });
    const worse = comparisons.filter(({ isClearlyWorse }) => isClearlyWorse);
    if (worse.length > 0) return { action: 'abort', reason: `Taken back by itself: ${worse.map(describeComparison).join('; ')}` };
    if (state && getActiveFreeze(state.freeze, now())) return null;
    return isStepDone(canary, now(), isAnalysed(comparisons))
      ? { action: 'skip', reason: `step ${canary.step + 1} of ${canary.steps.length} is done` }
      : null;
  }

  async function carryOut({ environment, number }: RunningCanary, { action, reason }: Decision): Promise<void> {
    const target = { environment, basedOn: number };
    try {
      await canaries.act(target, action, reason.slice(0, MAX_REASON), registryIdentity);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'REG_REVISION_STALE') return;
      // The gates would refuse it again each second: somebody has to look at it.
      await canaries.act(target, 'pause', `It cannot go on. ${error.message}`.slice(0, MAX_REASON), registryIdentity);
    }
  }

  return { runDue };
}
