import type { RemoteName } from '@social/contracts';
import type { CheckReportRow } from '../checks/checks.repository';
import type { RequiredCheck } from '../checks/checks.schema';
import type { ReleaseRow } from '../releases/releases.repository';
import type { GateName, GateProblem } from './gates.schema';

/** A composition that would be pinned. */
export type CandidateComposition = {
  environment: string;
  /** By remote, the shell among them: every release of the composition. */
  releases: ReadonlyMap<RemoteName, ReleaseRow>;
  /** Files whose stored bytes are missing or differ from the manifest's hash. */
  damagedFiles: readonly { remote: RemoteName; path: string }[];
  /** Remotes whose version would change. */
  changedRemotes: ReadonlySet<RemoteName>;
  requiredChecks: readonly RequiredCheck[];
  /** The latest report of each required check about the releases that change and about the composition. */
  reports: readonly Pick<CheckReportRow, 'check' | 'subject' | 'isPassed' | 'url'>[];
};

/** Looks for reasons not to pin a composition. Pure: what it needs of the database is in the candidate. */
export type Gate = { name: GateName; findProblems(candidate: CandidateComposition): GateProblem[] };

/** Blames a release. */
export function problemOf({ remote, version, publishedBy }: ReleaseRow, message: string): GateProblem {
  return { remote, version, owner: publishedBy, message };
}
