import { satisfies } from 'semver';
import type { ReleaseRow } from '../releases/releases.repository';
import { SHELL } from '../../domain/shell';
import { problemOf, type Gate } from './gate';
import type { GateProblem } from '../../domain/gates';

/** The shell provides every singleton that a remote requires, in a version of the required range. */
export const singletonsGate: Gate = {
  name: 'singletons',
  findProblems({ releases }) {
    const provided = releases.get(SHELL)?.manifest.compatibility.provides ?? {};
    return [...releases.values()].flatMap((release) => findUnmet(release, provided));
  },
};

function findUnmet(release: ReleaseRow, provided: Readonly<Record<string, string>>): GateProblem[] {
  return Object.entries(release.manifest.compatibility.requires).flatMap(([shareKey, range]) => {
    const version = Object.hasOwn(provided, shareKey) ? provided[shareKey] : undefined;
    if (version === undefined) return [problemOf(release, `it requires ${shareKey} ${range}, which the shell does not provide`)];
    // A build of this machine is a pre-release of the version that it will become.
    if (satisfies(version, range, { includePrerelease: true })) return [];
    return [problemOf(release, `it requires ${shareKey} ${range}, the shell provides ${version}`)];
  });
}
