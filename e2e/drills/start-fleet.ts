import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '@social/tooling/postgres/embedded-postgres';
import { workspaceRoot, type StackConfig } from '@social/tooling/stack/config';
import { releaseLocally } from '@social/tooling/stack/local-releases';
import { describeServices } from '@social/tooling/stack/local-services';
import { startService, type Service, type ServiceOptions } from '@social/tooling/stack/service';
import { untilServed } from '@social/tooling/stack/until-served';
import { startNginx, type Nginx } from './start-nginx';

export type FleetOptions = {
  folder: string;
  /** The first of forty ports. */
  firstPort: number;
  registries: number;
  edges: number;
  /** Returns the address of a database by its name, if the fleet should not start its own PostgreSQL. */
  toDatabaseUrl?: (database: string) => string;
  /** The checkout with the registries to start. This checkout by default. */
  registryRoot?: string;
  say: (line: string) => void;
};

/** Settings that replace the previous ones, and the checkout that the server is started from. */
type RestartChanges = Pick<ServiceOptions, 'root'> & { environment?: Record<string, string> };

export type Replica = {
  name: string;
  port: number;
  /** The port that Prometheus reads. */
  metricsPort: number;
  service: Service;
  restart(changed?: RestartChanges): Promise<void>;
};

export type Fleet = {
  config: StackConfig;
  ports: { tls: number; plain: number; internal: number };
  registries: Replica[];
  edges: Replica[];
  provider: Replica;
  nginx: Nginx;
  stop(): Promise<void>;
};

/** As in deploy/systemd: nginx stops using a server before its socket closes, so that no call meets a closing connection. */
const ending = { DRAIN_DELAY_MS: '1000' };

type Description = Pick<ServiceOptions, 'name' | 'script' | 'root' | 'environment' | 'port'>;

/**
 * Starts the platform as if on several machines: registries, edges and a provider behind nginx with TLS, and one PostgreSQL. Publishes and
 * pins the releases of this checkout.
 * @throws if a part does not start, after stopping the others.
 */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { folder, firstPort, say } = options;
  const ports = { tls: firstPort + 30, plain: firstPort + 31, internal: firstPort + 32 };
  const config: StackConfig = {
    edgePort: firstPort,
    registryPort: firstPort + 10,
    providerPort: firstPort + 20,
    dataDir: folder,
    databaseUrl: undefined,
  };
  const stops: (() => Promise<unknown>)[] = [];
  async function stop() {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  }
  try {
    await mkdir(folder, { recursive: true });
    const toUrl = options.toDatabaseUrl ?? (await startDatabase(folder, stops));
    const described: Record<'provider' | 'registry' | 'edge', Description> = describeServices(config, toUrl);
    if (options.registryRoot !== undefined) described.registry.root = options.registryRoot;
    const start = (description: Description) => startReplica(description, folder, stops);

    say('Starting provider and the first registry …');
    // The load comes from one address and one member.
    described.provider.environment.CALL_LIMIT_FACTOR = '1000';
    const provider = await start(described.provider);
    // The first registry creates the key and the tokens that the others share.
    const first = await start(described.registry);
    const rest = Array.from({ length: options.registries - 1 }, (_, index) => copy(described.registry, index + 1, {}));
    say(`Starting ${rest.length} more registries and nginx …`);
    const registries = [first, ...(await Promise.all(rest.map(start)))];
    const edgePorts = Array.from({ length: options.edges }, (_, index) => config.edgePort + index);
    const nginx = await startNginx({
      folder: join(folder, 'nginx'),
      ports,
      edgePorts,
      registryPorts: registries.map(({ port }) => port),
      providerPort: provider.port,
    });
    stops.push(nginx.stop);
    say(`Starting ${options.edges} edges …`);
    const edges = await Promise.all(
      edgePorts.map((_, index) =>
        start(
          copy(described.edge, index, {
            CACHE_DIR: join(folder, `edge-${index}`),
            EDGE_NAME: `edge-${index}`,
            REGISTRY_URL: `http://127.0.0.1:${ports.internal}`,
            PUBLIC_PROTOCOL: 'https',
            TRUSTED_PROXIES: '127.0.0.1/32',
            LOG_LEVEL: 'debug',
          }),
        ),
      ),
    );
    await releaseLocally(config, say);
    for (const [index, { port }] of edges.entries())
      await untilServed({ ...config, edgePort: port, cacheDir: join(folder, `edge-${index}`) });
    return { config, ports, registries, edges, provider, nginx, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDatabase(folder: string, stops: (() => Promise<unknown>)[]): Promise<(database: string) => string> {
  const postgres = await startPostgres({ directory: join(folder, 'postgres') });
  stops.push(postgres.stop);
  await Promise.all(['provider', 'registry'].map((name) => postgres.createDatabase(name)));
  return postgres.toUrl;
}

/** Ports reserved for each kind of server, so the maximum number of its replicas. */
const MAX_REPLICAS = 5;

/** Describes another server of a kind, on the next port. */
function copy(description: Description, index: number, environment: Record<string, string>): Description {
  const port = description.port + index;
  return {
    ...description,
    name: `${description.name}-${index}`,
    port,
    environment: { ...description.environment, ...environment, PORT: String(port), METRICS_PORT: String(port + MAX_REPLICAS) },
  };
}

async function startReplica(description: Description, folder: string, stops: (() => Promise<unknown>)[]): Promise<Replica> {
  const environment: Record<string, string> = { ...description.environment, ...ending };
  const options = { ...description, environment, logDir: join(folder, 'logs'), onRestart: () => undefined };
  const replica = {
    name: description.name,
    port: description.port,
    metricsPort: Number(environment.METRICS_PORT),
    service: await startService(options),
    /** Stops it with SIGTERM and starts it again. */
    async restart({ environment: changed, ...from }: RestartChanges = {}) {
      await replica.service.stop();
      replica.service = await startService({ ...options, ...from, environment: { ...environment, ...changed } });
    },
  };
  stops.push(() => replica.service.stop());
  return replica;
}

/** The folder of a drill, in the checkout. */
export const drillFolder = (name: string) => join(workspaceRoot, `.cache/drill-${name}-${process.pid}`);
