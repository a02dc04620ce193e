import type { FastifyBaseLogger } from 'fastify';
import { isRefusal } from '../../is-refusal';
import { registryIdentity } from './run-canaries';
import type { EnvironmentRepository } from '../environments/environments.repository';
import type { RevisionRow } from '../../storage/tables/revisions';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { RevisionService } from '../revisions/revisions.service';
import { describeComparison, findVotes } from './compare-releases';
import type { VoteRepository } from './votes.repository';
import type { Comparison } from './votes.schema';
import { findFreshPins, type FreshPin } from './find-fresh-pins';
import { isClearlyWorse } from '../../domain/judge-release';

/** A release that has run for longer has been seen to work; people decide about it. */
const FRESH_FOR_MS = 60 * 60_000;
const MAX_REASON = 500;

export type PinWatch = ReturnType<typeof createPinWatch>;
export type PinWatchDependencies = {
  environments: Pick<EnvironmentRepository, 'list'>;
  revisions: Pick<RevisionRepository, 'newerThan'>;
  votes: Pick<VoteRepository, 'sum'>;
  rollBack: RevisionService['rollBack'];
  log: FastifyBaseLogger;
  now(): Date;
};

/** Rolls back releases that were pinned a moment ago and fail for members, in environments that ask for it. */
export function createPinWatch({ environments, revisions, votes, rollBack, log, now }: PinWatchDependencies) {
  /** The rollbacks that were refused, each of which is logged once and not each second. */
  const refused = new Set<string>();

  /** Rolls back what is due. Of several replicas one does it: the others learn that the revision is taken. */
  async function runDue(): Promise<void> {
    for (const { name, settings } of await environments.list()) if (settings.autoRollback) await watch(name);
  }

  async function watch(environment: string): Promise<void> {
    const history = await revisions.newerThan(environment, 0);
    const [head] = history;
    if (!head || head.kind === 'archive') return;
    for (const pin of findFreshPins(history, new Date(now().getTime() - FRESH_FOR_MS))) {
      const comparison = await compare(environment, pin);
      if (!comparison.isClearlyWorse) continue;
      // A second rollback would have to be based on the revision that this one makes.
      return takeBack(head, comparison);
    }
  }

  async function compare(environment: string, { remote, version, pinnedIn, before, beforeSince }: FreshPin): Promise<Comparison> {
    const own = findVotes(await votes.sum(environment, pinnedIn), remote, version);
    const other = findVotes(await votes.sum(environment, beforeSince, pinnedIn), remote, before);
    return { remote, canary: { version, ...own }, pinned: { version: before, ...other }, isClearlyWorse: isClearlyWorse(own, other) };
  }

  async function takeBack({ environment, number }: RevisionRow, comparison: Comparison): Promise<void> {
    const reason = `Rolled back by itself: ${describeComparison(comparison)}`.slice(0, MAX_REASON);
    const body = { remote: comparison.remote, reason, takesBackOthers: true };
    try {
      await rollBack({ environment, basedOn: number }, body, registryIdentity);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'REG_REVISION_STALE') return;
      const subject = `${environment} ${number} ${comparison.remote}`;
      if (!refused.has(subject)) log.error({ err: error, environment, reason }, 'a failing release cannot be rolled back');
      refused.add(subject);
    }
  }

  return { runDue };
}
