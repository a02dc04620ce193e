import { createRegistryClient, RegistryError, type Environment, type Settings } from '@social/registry-client';
import type { StackConfig } from './config';
import { providerUrl, registryUrl } from './local-services';

/** Hosts of most GIF links. Pages show pictures only from allowed origins. */
const GIF_HOSTS = ['https://media.giphy.com', 'https://i.giphy.com', 'https://media.tenor.com'];

/** The environments of this machine, and their host names. */
export const hostnames: Readonly<Record<string, readonly [string, ...string[]]>> = {
  production: ['localhost', '127.0.0.1'],
  staging: ['staging.localhost'],
  development: ['development.localhost'],
};

/** Creates the three environments, or moves existing ones to this start's ports. Other settings stay as an operator set them. */
export async function ensureEnvironments(config: StackConfig, adminToken: string): Promise<Environment[]> {
  const registry = createRegistryClient({ url: registryUrl(config), token: adminToken });
  const provider = providerUrl(config);
  const addresses = { providerUrl: provider, mediaBaseUrl: provider, mediaOrigins: [provider, ...GIF_HOSTS] };
  return Promise.all(
    Object.entries(hostnames).map(async ([name, names]) => {
      const existing = await findEnvironment(() => registry.environment(name));
      const settings: Settings = {
        brand: 'Social',
        locale: 'browser',
        timeZone: 'browser',
        overridesAllowed: name !== 'production',
        hostnames: [...names],
        ...existing?.settings,
        ...addresses,
      };
      const isUpToDate = existing?.settings.providerUrl === provider && existing.settings.mediaBaseUrl === provider;
      return isUpToDate ? existing : registry.putEnvironment(name, { basedOn: existing?.settingsVersion ?? 0, settings });
    }),
  );
}

async function findEnvironment(read: () => Promise<Environment>): Promise<Environment | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RegistryError && error.status === 404) return null;
    throw error;
  }
}
