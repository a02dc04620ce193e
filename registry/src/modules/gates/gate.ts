import type { RemoteName } from '@social/contracts';
import type { CheckReportRow } from '../checks/checks.repository';
import type { Configuration } from '../../domain/configuration';
import type { RequiredCheck } from '../../domain/checks';
import type { Freeze } from '../../domain/environment-settings';
import type { ReleaseRow, WithdrawalRow } from '../releases/releases.repository';
import type { VersionChange } from '../../domain/revision';
import type { GateName, GateProblem } from '../../domain/gates';

/** A composition that would be pinned. */
export type CandidateComposition = {
  environment: string;
  /** By remote, the shell among them: every release of the composition. */
  releases: ReadonlyMap<RemoteName, ReleaseRow>;
  /** Files whose stored bytes are missing or differ from the manifest's hash. */
  damagedFiles: readonly { remote: RemoteName; path: string }[];
  /** Remotes whose version would change. */
  changedRemotes: ReadonlySet<RemoteName>;
  /** Remote to the values that operators have set for it. */
  configuration: Readonly<Record<RemoteName, Configuration>>;
  requiredChecks: readonly RequiredCheck[];
  /** The latest report of each required check about the releases that change and about the composition. */
  reports: readonly Pick<CheckReportRow, 'check' | 'subject' | 'isPassed' | 'url'>[];
  /** The differences from the composition that runs now. */
  changes: readonly VersionChange[];
  /** Of any release. */
  withdrawals: readonly WithdrawalRow[];
  /** Null unless the environment is frozen now. */
  freeze: Freeze | null;
};

/** Looks for reasons not to pin a composition. Pure: what it needs of the database is in the candidate. */
export type Gate = { name: GateName; findProblems(candidate: CandidateComposition): GateProblem[] };

/** Blames a release. */
export function problemOf({ remote, version, publishedBy }: ReleaseRow, message: string): GateProblem {
  return { remote, version, owner: publishedBy, message };
}
