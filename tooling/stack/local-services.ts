import { join } from 'node:path';
import type { StackConfig } from './config';
import type { ServiceOptions } from './service';

type ServiceDescription = Pick<ServiceOptions, 'name' | 'script' | 'environment' | 'port'>;

/** Maximum time that Ctrl-C waits for a running request. */
const ending = { DRAIN_TIMEOUT_MS: '5000' };

/** Describes the start of the three servers of the local stack. `toUrl` returns the address of a database by its name. */
export function describeServices(
  config: StackConfig,
  toUrl: (database: string) => string,
): Record<'provider' | 'registry' | 'edge', ServiceDescription> {
  return {
    provider: {
      name: 'provider',
      script: 'provider/src/server.ts',
      port: config.providerPort,
      environment: {
        ...ending,
        PORT: String(config.providerPort),
        METRICS_PORT: metricsPort(config.providerPort),
        DATABASE_URL: toUrl('provider'),
        UPLOADS_DIR: join(config.dataDir, 'uploads'),
        MAIL_DIR: mailDirectory(config),
        PUBLIC_URL: providerUrl(config),
        SITE_URL: `http://localhost:${config.edgePort}`,
        // The edge runs on this machine too. Members behind it are distinguished by the address that it forwards.
        TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
      },
    },
    registry: {
      name: 'registry',
      script: 'registry/src/server.ts',
      port: config.registryPort,
      environment: {
        ...ending,
        PORT: String(config.registryPort),
        METRICS_PORT: metricsPort(config.registryPort),
        DATABASE_URL: toUrl('registry'),
        BOOTSTRAP_TOKEN_FILE: adminTokenFile(config),
        EDGE_TOKEN_FILE: edgeTokenFile(config),
        SIGNING_KEY_FILE: join(config.dataDir, 'signing-key.json'),
      },
    },
    edge: {
      name: 'edge',
      script: 'registry/edge/server.ts',
      port: config.edgePort,
      environment: {
        ...ending,
        PORT: String(config.edgePort),
        METRICS_PORT: metricsPort(config.edgePort),
        REGISTRY_URL: registryUrl(config),
        CACHE_DIR: join(config.dataDir, 'edge'),
        REGISTRY_TOKEN_FILE: edgeTokenFile(config),
        EDGE_NAME: `local-${config.edgePort}`,
        // All visitors on this machine have the same address.
        MAX_VOTERS_PER_ADDRESS: '10000',
        REGISTRY_KEYS_FILE: join(config.dataDir, 'signing-key.public.json'),
      },
    },
  };
}

/** Ports: 4009 of the edge, 4109 of the registry, 4209 of the provider. */
const metricsPort = (port: number) => String(port + 9);

export const providerUrl = ({ providerPort }: StackConfig) => `http://localhost:${providerPort}`;
export const registryUrl = ({ registryPort }: StackConfig) => `http://localhost:${registryPort}`;

/** Folder of the provider's mail. */
export const mailDirectory = ({ dataDir }: StackConfig) => join(dataDir, 'mail');

/** File to which the registry writes its first administrator's token. */
export const adminTokenFile = ({ dataDir }: StackConfig) => join(dataDir, 'admin-token');

const edgeTokenFile = ({ dataDir }: StackConfig) => join(dataDir, 'edge-token');

/** File from which the command line reads its token by default. */
export const operatorTokenFile = ({ dataDir }: StackConfig) => join(dataDir, 'operator-token');
