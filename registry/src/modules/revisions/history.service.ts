import { EnvironmentUnknownError } from '../../common.errors';
import type { EnvironmentRepository, EnvironmentWithRevision } from '../environments/environments.repository';
import { getActiveFreeze } from '../../domain/active-freeze';
import type { WithdrawalRow } from '../releases/releases.repository';
import { type WithdrawalView } from '../releases/releases.schema';
import { formatRelease } from '../../domain/release-name';
import { toWithdrawalView } from '../releases/releases.service';
import type { Signer } from '../signing/signing-key';
import { createChainCheck } from '../../domain/hash-chain';
import { findDifferences } from '../../domain/find-differences';
import { RevisionUnknownError } from './revisions.errors';
import type { RevisionRow } from '../../storage/tables/revisions';
import type { RevisionRepository } from './revisions.repository';
import type { ChainView, DiffView, HistoryPage, RevisionView, StatusView } from './revisions.schema';
import { toView } from './to-view';

export type HistoryDependencies = {
  environments: EnvironmentRepository;
  revisions: RevisionRepository;
  /** Lists the releases that failed for visitors, from a revision up to another one. */
  findFailures(environment: string, from: number, to: number): Promise<HistoryPage['failures']>;
  signer: Signer;
  now(): Date;
};
export type HistoryService = ReturnType<typeof createHistoryService>;

/** How many revisions are in memory at a time: each statement stays far below its time limit. */
const VERIFIED_AT_ONCE = 100;

/** Reads what environments run, and what they ran before. */
export function createHistoryService({ environments, revisions, findFailures, signer, now }: HistoryDependencies) {
  /** Reads what an environment runs now, and its latest revision. @throws {EnvironmentUnknownError} */
  async function status(environment: string): Promise<StatusView> {
    const { settings, freeze } = await mustExist(environment);
    const head = await revisions.head(environment);
    return {
      environment,
      revision: head?.number ?? 0,
      brand: settings.brand,
      hostnames: settings.hostnames,
      composition: head?.composition ?? {},
      fallbacks: head?.fallbacks ?? {},
      disabled: head?.disabled ?? {},
      withdrawals: await findWithdrawals(({ remote, version }) => [head?.composition[remote], head?.fallbacks[remote]].includes(version)),
      deprecations: (await revisions.findDeprecations())
        .filter(({ remote, version }) => head?.composition[remote] === version)
        .map(toWithdrawalView),
      provenances: await revisions.findProvenances(
        Object.entries(head?.composition ?? {}).map(([remote, version]) => ({ remote, version })),
      ),
      freeze: getActiveFreeze(freeze, now()),
      canary: head?.canary ?? null,
      latest: head && toView(head),
    };
  }

  /** Reads a page of the history, newest first. @throws {EnvironmentUnknownError} */
  async function page(environment: string, { before, limit }: { before?: number | undefined; limit: number }): Promise<HistoryPage> {
    await mustExist(environment);
    const rows = await revisions.page(environment, before, limit + 1);
    const shown = rows.slice(0, limit);
    const pinned = shown.flatMap(({ changes }) => changes.flatMap(({ remote, to }) => (to === null ? [] : [{ remote, version: to }])));
    const names = new Set(pinned.map(formatRelease));
    return {
      revisions: shown.map(toView),
      withdrawals: await findWithdrawals((withdrawal) => names.has(formatRelease(withdrawal))),
      provenances: await revisions.findProvenances(pinned),
      failures: await findFailures(environment, shown.at(-1)?.number ?? 0, shown[0]?.number ?? 0),
      next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
    };
  }

  /** Reads a revision. @throws {EnvironmentUnknownError | RevisionUnknownError} */
  async function one(environment: string, number: number): Promise<RevisionView> {
    await mustExist(environment);
    return toView(await mustFind(environment, number));
  }

  /**
   * Compares an environment with another, or with an older revision of its own.
   * An environment in which nothing is pinned yet counts as empty.
   * @throws {EnvironmentUnknownError | RevisionUnknownError}
   */
  async function diff(environment: string, other: string | number): Promise<DiffView> {
    await mustExist(environment);
    const left = await revisions.head(environment);
    const right = typeof other === 'number' ? await mustFind(environment, other) : await requireHead(other);
    return {
      left: { environment, revision: left?.number ?? 0 },
      right: { environment: typeof other === 'number' ? environment : other, revision: right?.number ?? 0 },
      differences: findDifferences(left?.composition ?? {}, right?.composition ?? {}).map(({ remote, from, to }) => ({
        remote,
        left: from,
        right: to,
      })),
    };
  }

  /**
   * Recomputes every hash of the log and verifies its signatures, to find a change that the registry did not make. It cannot find a
   * truncated log. A client that has seen the head, such as an edge, finds that by comparing it with this answer.
   * @throws {EnvironmentUnknownError}
   */
  async function verify(environment: string): Promise<ChainView> {
    await mustExist(environment);
    const check = createChainCheck(signer.isSigned);
    let last: RevisionRow | null = null;
    for (let part = await revisions.logAfter(environment, 0, VERIFIED_AT_ONCE); part.length > 0;) {
      for (const logged of part) {
        const reason = check(logged);
        if (reason) return { ...toChainView(last), intact: false, brokenAt: (last?.number ?? 0) + 1, reason };
        last = logged.revision;
      }
      part = await revisions.logAfter(environment, last?.number ?? 0, VERIFIED_AT_ONCE);
    }
    return { ...toChainView(last), intact: true, brokenAt: null, reason: null };
  }

  async function findWithdrawals(isWanted: (withdrawal: WithdrawalRow) => boolean): Promise<WithdrawalView[]> {
    return (await revisions.findWithdrawals()).filter(isWanted).map(toWithdrawalView);
  }

  async function requireHead(environment: string): Promise<RevisionRow | null> {
    await mustExist(environment);
    return revisions.head(environment);
  }

  async function mustExist(environment: string): Promise<EnvironmentWithRevision> {
    const row = await environments.find(environment);
    if (!row) throw new EnvironmentUnknownError(environment);
    return row;
  }

  async function mustFind(environment: string, number: number): Promise<RevisionRow> {
    const row = await revisions.find(environment, number);
    if (!row) throw new RevisionUnknownError(environment, number);
    return row;
  }

  return { status, page, one, diff, verify };
}

function toChainView(last: RevisionRow | null): Pick<ChainView, 'revisions' | 'head'> {
  return { revisions: last?.number ?? 0, head: last && { revision: last.number, hash: last.hash } };
}
