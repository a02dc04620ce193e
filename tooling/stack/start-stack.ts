import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { keepPostgres, type KeptPostgres } from '../postgres/keep-postgres';
import { buildChanged } from './build-changed';
import type { StackConfig } from './config';
import { endLeftBehind, rememberProcesses } from './left-behind';
import { releaseLocally } from './local-releases';
import { describeServices } from './local-services';
import { isPortTaken } from './ports';
import { commandOf } from './processes';
import { seedProvider } from './seed-provider';
import { untilServed } from './until-served';
import { startService, type Service, type ServiceOptions } from './service';

export type Stack = {
  services: Service[];
  /** Null when the database is one of yours. */
  postgres: KeptPostgres | null;
  stop(): Promise<void>;
};

/**
 * Brings the whole platform up on this machine: builds what changed, starts PostgreSQL and the three servers, seeds the provider,
 * publishes the builds under team tokens and pins the environments that have nothing yet. Repeating it changes nothing.
 * @param say gets one line for each long step.
 * @throws in words when a port is taken, a build fails or a server does not start; what was started is ended again.
 */
export async function startStack(config: StackConfig, say: (line: string) => void): Promise<Stack> {
  await mkdir(config.dataDir, { recursive: true });
  const ended = await endLeftBehind(config.dataDir);
  if (ended) say(`Ended ${ended} ${ended === 1 ? 'process' : 'processes'} of an earlier start that was killed.`);
  await requireFreePorts(config);

  const services: Service[] = [];
  let postgres: KeptPostgres | null = null;
  async function stop() {
    // Servers before their database; one that can't be stopped does not keep the others running.
    await Promise.allSettled(services.map((service) => service.stop()));
    await postgres?.stop();
  }
  try {
    const builds = buildChanged((app) => say(`Building ${app} …`));
    // A build that fails while the servers start is told below; until then nobody waits for it.
    builds.catch(() => undefined);
    if (!config.databaseUrl) postgres = await startOwnPostgres(config, say);
    const url = config.databaseUrl ?? postgres?.urlOf('postgres') ?? '';
    await startServices(config, url, services, say);
    await builds;
    await releaseLocally(config, say);
    await untilServed(config);
    return { services, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOwnPostgres(config: StackConfig, say: (line: string) => void): Promise<KeptPostgres> {
  say('Starting PostgreSQL …');
  const postgres = await keepPostgres({ directory: join(config.dataDir, 'postgres') }, () =>
    say('PostgreSQL ended unasked; started again.'),
  );
  await Promise.all(['provider', 'registry'].map((name) => postgres.createDatabase(name)));
  return postgres;
}

async function startServices(config: StackConfig, url: string, services: Service[], say: (line: string) => void): Promise<void> {
  const described = describeServices(config, (database) => replaceDatabase(url, database));
  async function start(description: Omit<ServiceOptions, 'logDir' | 'onRestart'>) {
    const service = await startService({
      ...description,
      logDir: join(config.dataDir, 'logs'),
      onRestart(name, pid) {
        say(`${name} ended unasked; started again as process ${pid}.`);
        void remember(config, services);
      },
    });
    services.push(service);
  }
  say('Starting provider, registry and edge …');
  // All are waited for, also when one fails: whoever comes up late must be known to be ended.
  const starts = await Promise.allSettled([
    start(described.provider).then(() => seedProvider(described.provider.environment, say)),
    start(described.registry),
    start(described.edge),
  ]);
  const failure = starts.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  await remember(config, services);
}

async function remember(config: StackConfig, services: Service[]): Promise<void> {
  const supervisor = { pid: process.pid, role: 'supervisor' as const, command: (await commandOf(process.pid)) ?? '' };
  const children = services.map((service) => ({ pid: service.pid(), role: 'service' as const, command: service.script }));
  await rememberProcesses(config.dataDir, [supervisor, ...children]);
}

async function requireFreePorts({ edgePort, registryPort, providerPort }: StackConfig): Promise<void> {
  const wanted = { EDGE_PORT: edgePort, REGISTRY_PORT: registryPort, PROVIDER_PORT: providerPort };
  for (const [variable, port] of Object.entries(wanted)) {
    if (await isPortTaken(port))
      throw new Error(`Port ${port} is in use by another program. End it, or choose another port with ${variable}=…`);
  }
}

function replaceDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
