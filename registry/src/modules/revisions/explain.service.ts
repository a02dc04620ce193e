import { compilePathPattern, type RemotePage } from '@social/contracts';
import { getActiveFreeze } from '../../domain/active-freeze';
import { EnvironmentUnknownError } from '../../common.errors';
import type { ReleaseRow, WithdrawalRow } from '../releases/releases.repository';
import { toWithdrawalView } from '../releases/releases.service';
import { comparePathPatterns } from '../rendering/plan-documents';
import { SHELL, byRemote } from '../../domain/shell';
import { judge } from './decide';
import type { RevisionRow } from '../../storage/tables/revisions';
import type { RevisionRepository } from './revisions.repository';
import type { ExplainedRelease, ExplanationView } from './revisions.schema';
import { toView } from './to-view';

export type ExplainService = ReturnType<typeof createExplainService>;

/** Explains why members get the versions that they get. */
export function createExplainService({ repository, now }: { repository: RevisionRepository; now(): Date }) {
  /**
   * Lists what an environment runs, each release with the change that brought it, its fallback and what is wrong with it;
   * with a path only the release that fills it. The verdicts are those of the gates about what runs now.
   * @throws {EnvironmentUnknownError}
   */
  async function explain(environment: string, path?: string): Promise<ExplanationView> {
    const explained = await repository.read(environment, async (open): Promise<ExplanationView> => {
      const [state, at] = [await open.readState(), now()];
      const { head, withdrawals, freeze } = state;
      const common = { environment, path: path ?? null, freeze: getActiveFreeze(freeze, at) };
      if (!head) return { ...common, revision: 0, page: null, releases: [], verdicts: [] };
      const facts = await open.readFacts({ ...head, kind: 'pin', fallbacks: {}, canary: null }, state);
      const releases = [...facts.releases];
      const history = await open.newerThan(0);
      const page = path === undefined ? null : findPage(releases, path);
      const shown = path === undefined ? releases : releases.filter(({ remote }) => remote === (page?.remote ?? SHELL));
      return {
        ...common,
        revision: head.number,
        page,
        releases: shown
          .sort((a, b) => byRemote(a.remote, b.remote))
          .map((release) => explainRelease(release, { head, history, withdrawals })),
        verdicts: judge(head, { state, facts, at }),
      };
    });
    if (!explained) throw new EnvironmentUnknownError(environment);
    return explained;
  }

  return { explain };
}

type Surroundings = { head: RevisionRow; history: readonly RevisionRow[]; withdrawals: readonly WithdrawalRow[] };

function explainRelease(
  { remote, version, manifest, publishedBy, publishedAt }: ReleaseRow,
  { head, history, withdrawals }: Surroundings,
): ExplainedRelease {
  const change = history.find(({ changes }) => changes.some((candidate) => candidate.remote === remote));
  const withdrawal = withdrawals.find((candidate) => candidate.remote === remote && candidate.version === version);
  return {
    remote,
    version,
    publishedBy,
    publishedAt: publishedAt.toISOString(),
    provenance: manifest.provenance ?? {},
    paths: (manifest.pages ?? []).map(({ path }) => path),
    introducedBy: change ? toView(change) : null,
    fallback: head.fallbacks[remote] ?? null,
    disabled: head.disabled[remote] ?? null,
    withdrawal: withdrawal ? toWithdrawalView(withdrawal) : null,
  };
}

/** Finds the page that fills a path: of several patterns that match, the most specific one, as the edge and the shell choose. */
function findPage(releases: readonly ReleaseRow[], path: string): ExplanationView['page'] {
  const pages = releases.flatMap(({ remote, manifest }) => (manifest.pages ?? []).map((page: RemotePage) => ({ ...page, remote })));
  const [page] = pages.filter((candidate) => compilePathPattern(candidate.path)(path)).sort((a, b) => comparePathPatterns(a.path, b.path));
  return page ? { remote: page.remote, path: page.path, expose: page.expose, title: page.title } : null;
}
