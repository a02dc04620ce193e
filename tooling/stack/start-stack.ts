import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findPortOwner } from '@social/limited-server/find-port-owner';
import { supervisePostgres, type SupervisedPostgres } from '../postgres/supervise-postgres';
import { buildChanged } from './build-changed';
import type { StackConfig } from './config';
import { endOrphans, recordProcesses } from './orphaned-processes';
import { releaseLocally } from './local-releases';
import { describeServices } from './local-services';
import { isPortBlocked, isPortTaken } from './ports';
import { readCommand } from './processes';
import { seedProvider } from './seed-provider';
import { untilServed } from './until-served';
import { startService, type Service, type ServiceOptions } from './service';

export type Stack = {
  services: Service[];
  /** Null if `DATABASE_URL` names the database. */
  postgres: SupervisedPostgres | null;
  stop(): Promise<void>;
};

/**
 * Starts the whole platform on this machine. Builds changed apps, starts PostgreSQL and the three servers, and seeds the provider.
 * Publishes the builds with team tokens, and pins environments that have no composition. Repeating it changes nothing.
 * @param say prints a line for each long step.
 * @param signal ends the start when it is aborted.
 * @throws {Error} with a readable message if a port cannot be used, a build fails or a server does not start, and the signal's reason if
 * it is aborted. Everything is stopped then.
 */
export async function startStack(
  config: StackConfig,
  say: (line: string) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<Stack> {
  await mkdir(config.dataDir, { recursive: true });
  const ended = await endOrphans(config.dataDir);
  if (ended) say(`Ended ${ended} ${ended === 1 ? 'process' : 'processes'} of an earlier start that was killed.`);
  await requireUsablePorts(config);

  const services: Service[] = [];
  let postgres: SupervisedPostgres | null = null;
  async function stop() {
    // Servers stop before their database. If one cannot be stopped, the others still are.
    await Promise.allSettled(services.map((service) => service.stop()));
    await postgres?.stop();
  }
  try {
    const builds = buildChanged((app) => say(`Building ${app} …`));
    // A build that fails during the start of the servers is reported below.
    builds.catch(() => undefined);
    if (!config.databaseUrl) postgres = await startOwnPostgres(config, say);
    const url = config.databaseUrl ?? postgres?.toUrl('postgres') ?? '';
    signal.throwIfAborted();
    await startServices(config, url, services, { say, signal });
    await orAborted(signal, () => builds);
    await orAborted(signal, () => releaseLocally(config, say));
    await orAborted(signal, () => untilServed(config, say));
    return { services, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startOwnPostgres(config: StackConfig, say: (line: string) => void): Promise<SupervisedPostgres> {
  say('Starting PostgreSQL …');
  const postgres = await supervisePostgres({ directory: join(config.dataDir, 'postgres') }, () =>
    say('PostgreSQL ended unasked; started again.'),
  );
  await Promise.all(['provider', 'registry'].map((name) => postgres.createDatabase(name)));
  return postgres;
}

/** Waits for work that owns no process. @throws the signal's reason as soon as it is aborted. */
async function orAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason as Error));
  return Promise.race([work(), aborted]);
}

async function startServices(
  config: StackConfig,
  url: string,
  services: Service[],
  { say, signal }: Required<Pick<ServiceOptions, 'say' | 'signal'>>,
): Promise<void> {
  const described = describeServices(config, (database) => replaceDatabase(url, database));
  async function start(description: Omit<ServiceOptions, 'logDir' | 'onRestart' | 'signal'>) {
    const service = await startService({
      ...description,
      logDir: join(config.dataDir, 'logs'),
      say,
      signal,
      onRestart(name, pid) {
        say(`${name} ended unasked; started again as process ${pid}.`);
        recordAll(config, services).catch((error: Error) => say(`The next start will not know this process: ${error.message}`));
      },
    });
    services.push(service);
  }
  say('Starting provider, registry and edge …');
  // Waits for all, even if one fails: a server that starts late must be stopped too.
  const starts = await Promise.allSettled([
    start(described.provider).then(() => orAborted(signal, () => seedProvider(described.provider.environment, say))),
    start(described.registry),
    start(described.edge),
  ]);
  const failure = starts.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  await recordAll(config, services);
}

async function recordAll(config: StackConfig, services: Service[]): Promise<void> {
  const supervisor = { pid: process.pid, role: 'supervisor' as const, command: (await readCommand(process.pid)) ?? '' };
  const children = services.map((service) => ({ pid: service.pid(), role: 'service' as const, command: service.file }));
  await recordProcesses(config.dataDir, [supervisor, ...children]);
}

async function requireUsablePorts({ edgePort, registryPort, providerPort }: StackConfig): Promise<void> {
  const ports = { EDGE_PORT: edgePort, REGISTRY_PORT: registryPort, PROVIDER_PORT: providerPort };
  for (const [variable, port] of Object.entries(ports)) {
    if (await isPortTaken(port))
      throw new Error(
        `Port ${port} is in use by ${findPortOwner(port) ?? 'another program'}. End it, or choose another port with ${variable}=…`,
      );
    if (await isPortBlocked(port)) throw new Error(`Browsers do not open port ${port}. Choose another port with ${variable}=…`);
  }
}

function replaceDatabase(url: string, database: string): string {
  return url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`);
}
