import { findConfigurationProblems } from '../../domain/configuration';
import { problemOf, type Gate } from './gate';

/** Every value that operators have set for a remote fits the schema of its release. */
export const configurationGate: Gate = {
  name: 'configuration',
  findProblems: ({ environment, releases, configuration }) =>
    Object.entries(configuration).flatMap(([remote, values]) => {
      const release = releases.get(remote);
      if (!release) return [];
      return findConfigurationProblems(release.manifest, values).map((problem) =>
        problemOf(release, `its configuration in ${environment} does not fit: ${problem}. registry env set changes or unsets the value`),
      );
    }),
};
