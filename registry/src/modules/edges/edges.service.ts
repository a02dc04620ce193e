import type { EdgeReport } from '@social/contracts';
import { EnvironmentUnknownError } from '../../common.errors';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { EdgeRepository } from './edges.repository';
import type { EdgeList, EdgeView } from './edges.schema';

export type EdgeService = ReturnType<typeof createEdgeService>;
export type EdgeServiceDependencies = { repository: EdgeRepository; revisions: Pick<RevisionRepository, 'head'>; now(): Date };

/** Edges report every few seconds. One that has not for so long is gone, or cannot reach the registry. */
const SILENT_AFTER_MS = 60_000;

export function createEdgeService({ repository, revisions, now }: EdgeServiceDependencies) {
  /** Stores what an edge serves, and how releases do for its visitors. Repeating changes nothing. @throws {EnvironmentUnknownError} */
  async function report(environment: string, body: EdgeReport): Promise<void> {
    if (!(await repository.save(environment, body, now()))) throw new EnvironmentUnknownError(environment);
  }

  /** Lists the edges that ever reported, and whether each serves the latest revision. */
  async function list(environment: string): Promise<EdgeList> {
    const [head, rows] = await Promise.all([revisions.head(environment), repository.list(environment)]);
    const edges = rows.map(({ name, revision, digest, since, reportedAt }): EdgeView => {
      const isSilent = now().getTime() - reportedAt.getTime() > SILENT_AFTER_MS;
      const state = isSilent ? 'silent' : revision === head?.number && digest === head.renderedDigest ? 'current' : 'behind';
      return { name, revision, digest, since: since.toISOString(), reportedAt: reportedAt.toISOString(), state };
    });
    return { environment, revision: head?.number ?? 0, edges };
  }

  return { report, list };
}
