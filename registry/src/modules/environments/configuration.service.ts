import type { Composition, ReleaseManifest } from '@social/contracts';
import type { EnvironmentSettings } from '../../domain/environment-settings';
import type { ConfigurationView } from './environments.schema';

export type ConfigurationDependencies = {
  readEnvironment(name: string): Promise<{ settings: EnvironmentSettings; settingsVersion: number }>;
  /** Reads what an environment runs; null before its first pin. */
  readHead(environment: string): Promise<{ composition: Composition } | null>;
  findRelease(remote: string, version: string): Promise<{ manifest: ReleaseManifest } | null>;
};
export type ConfigurationService = ReturnType<typeof createConfigurationService>;

export function createConfigurationService({ readEnvironment, readHead, findRelease }: ConfigurationDependencies) {
  /** Lists what can be set for the remotes that an environment runs, and what is set. @throws {EnvironmentUnknownError} */
  return async function readConfiguration(environment: string): Promise<ConfigurationView> {
    const { settings, settingsVersion } = await readEnvironment(environment);
    const { composition = {} } = (await readHead(environment)) ?? {};
    const remotes = await Promise.all(
      Object.entries(composition).map(async ([remote, version]) => {
        const schema = (await findRelease(remote, version))?.manifest.configuration ?? null;
        return { remote, version, schema, values: settings.configuration?.[remote] ?? {} };
      }),
    );
    const isShown = ({ schema, values }: (typeof remotes)[number]) => schema !== null || Object.keys(values).length > 0;
    return { environment, settingsVersion, remotes: remotes.filter(isShown).sort((a, b) => (a.remote < b.remote ? -1 : 1)) };
  };
}
