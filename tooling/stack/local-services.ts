import { join } from 'node:path';
import type { StackConfig } from './config';
import type { ServiceOptions } from './service';

type ServiceDescription = Pick<ServiceOptions, 'name' | 'script' | 'environment' | 'port'>;

/** What the three servers of the local stack are started with. `urlOf` gives the address of a database by its name. */
export function describeServices(
  config: StackConfig,
  urlOf: (database: string) => string,
): Record<'provider' | 'registry' | 'edge', ServiceDescription> {
  return {
    provider: {
      name: 'provider',
      script: 'provider/src/server.ts',
      port: config.providerPort,
      environment: {
        PORT: String(config.providerPort),
        DATABASE_URL: urlOf('provider'),
        UPLOADS_DIR: join(config.dataDir, 'uploads'),
        PUBLIC_URL: providerUrl(config),
      },
    },
    registry: {
      name: 'registry',
      script: 'registry/src/server.ts',
      port: config.registryPort,
      environment: {
        PORT: String(config.registryPort),
        DATABASE_URL: urlOf('registry'),
        BOOTSTRAP_TOKEN_FILE: adminTokenFile(config),
      },
    },
    edge: {
      name: 'edge',
      script: 'registry/edge/server.ts',
      port: config.edgePort,
      environment: {
        PORT: String(config.edgePort),
        REGISTRY_URL: registryUrl(config),
        CACHE_DIR: join(config.dataDir, 'edge'),
      },
    },
  };
}

export const providerUrl = ({ providerPort }: StackConfig) => `http://localhost:${providerPort}`;
export const registryUrl = ({ registryPort }: StackConfig) => `http://localhost:${registryPort}`;

/** The registry writes its first administrator's token here. */
export const adminTokenFile = ({ dataDir }: StackConfig) => join(dataDir, 'admin-token');

/** The command line takes its token from here when none is given. */
export const operatorTokenFile = ({ dataDir }: StackConfig) => join(dataDir, 'operator-token');
