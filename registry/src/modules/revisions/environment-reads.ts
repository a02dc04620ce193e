import { LRUCache } from 'lru-cache';
import type { Composition } from '@social/contracts';
import type { Queryable } from '../../storage/database';
import type { EnvironmentRow } from '../environments/environments.repository';
import type { WithdrawalRow } from '../releases/releases.repository';
import { formatRelease } from '../releases/releases.schema';
import { openEnvironment, type EnvironmentContext, type NewRevision, type OpenEnvironment, type RevisionRow } from './open-environment';

const MAX_ENVIRONMENTS = 200;

/** The rows that a revision is decided on. */
export type EnvironmentReads = {
  row: EnvironmentRow & { version: string };
  head: RevisionRow | null;
  withdrawals: readonly WithdrawalRow[];
};

/**
 * Remembers what was read of environments and appended to them, so that the next revision of the same process needs no query but the one
 * that stores it: that one fails when any of it is outdated.
 */
export function createEnvironmentReads(database: Queryable, context: EnvironmentContext) {
  const remembered = new LRUCache<string, OpenEnvironment>({ max: MAX_ENVIRONMENTS });

  /** Opens an environment on what was read of it. */
  function open({ row, head, withdrawals }: EnvironmentReads, retained = new Set<string>()): OpenEnvironment {
    const environment = openEnvironment(database, row, context, { head, withdrawals });
    const opened: OpenEnvironment = {
      ...environment,
      /** Removing files writes every environment's row, so that what was retained in this version of it still is. */
      async findCollected(composition: Composition) {
        const unknown = Object.entries(composition).filter(([remote, version]) => !retained.has(formatRelease({ remote, version })));
        if (unknown.length === 0) return [];
        const collected = await environment.findCollected(Object.fromEntries(unknown));
        const isRetained = (name: string) => !collected.some((release) => formatRelease(release) === name);
        for (const name of unknown.map(([remote, version]) => formatRelease({ remote, version })).filter(isRetained)) retained.add(name);
        return collected;
      },
      async append(made: NewRevision): Promise<boolean> {
        remembered.delete(row.name);
        const isAppended = await environment.append(made);
        if (isAppended) open({ row, head: made.revision, withdrawals }, retained);
        return isAppended;
      },
    };
    remembered.set(row.name, opened);
    return opened;
  }

  return {
    open,
    /** Opens an environment as this process last knew it, without a query. */
    reopen: (environment: string): OpenEnvironment | null => remembered.get(environment) ?? null,
  };
}
