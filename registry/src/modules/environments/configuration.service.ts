import type { EnvironmentSettings } from '../../domain/environment-settings';
import type { ReleaseRepository } from '../releases/releases.repository';
import type { RevisionRepository } from '../revisions/revisions.repository';
import type { ConfigurationView } from './environments.schema';

export type ConfigurationDependencies = {
  readEnvironment(name: string): Promise<{ settings: EnvironmentSettings; settingsVersion: number }>;
  revisions: Pick<RevisionRepository, 'head'>;
  releases: Pick<ReleaseRepository, 'find'>;
};
export type ConfigurationService = ReturnType<typeof createConfigurationService>;

export function createConfigurationService({ readEnvironment, revisions, releases }: ConfigurationDependencies) {
  /** Lists what can be set for the remotes that an environment runs, and what is set. @throws {EnvironmentUnknownError} */
  return async function readConfiguration(environment: string): Promise<ConfigurationView> {
    const { settings, settingsVersion } = await readEnvironment(environment);
    const { composition = {} } = (await revisions.head(environment)) ?? {};
    const remotes = await Promise.all(
      Object.entries(composition).map(async ([remote, version]) => {
        const schema = (await releases.find(remote, version))?.manifest.configuration ?? null;
        return { remote, version, schema, values: settings.configuration?.[remote] ?? {} };
      }),
    );
    const isShown = ({ schema, values }: (typeof remotes)[number]) => schema !== null || Object.keys(values).length > 0;
    return { environment, settingsVersion, remotes: remotes.filter(isShown).sort((a, b) => (a.remote < b.remote ? -1 : 1)) };
  };
}
