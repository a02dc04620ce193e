import type { RemoteName } from '@social/contracts';
import type { ReleaseRow } from '../releases/releases.repository';
import type { GateName, GateProblem } from './gates.schema';

/** A composition that would be pinned. */
export type CandidateComposition = {
  environment: string;
  /** By remote, the shell among them: every release of the composition. */
  releases: ReadonlyMap<RemoteName, ReleaseRow>;
  /** Files whose stored bytes are missing or differ from the manifest's hash. */
  damagedFiles: readonly { remote: RemoteName; path: string }[];
};

/** Looks for reasons not to pin a composition. Pure: what it needs of the database is in the candidate. */
export type Gate = { name: GateName; findProblems(candidate: CandidateComposition): GateProblem[] };

/** Blames a release. */
export function problemOf({ remote, version, publishedBy }: ReleaseRow, message: string): GateProblem {
  return { remote, version, owner: publishedBy, message };
}
