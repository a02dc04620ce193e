import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { supervisePostgres } from '@social/tooling/postgres/supervise-postgres';
import { raceReplicas, type Progress } from '../replicas/race-replicas';
import { startReplica, type Replica } from '../replicas/start-replica';
import { startEdge } from '../start-edge';
import { RegistryError, type RegistryClient } from '../../client';
import { archiveBuild, makeBuild } from '../../src/testing/make-build';
import { measureReads } from './measure-reads';
import type { RivalOutcome, RivalRace } from './race-rival';

const EDGE_PORT = 5988;
const ENVIRONMENT = 'production';

/** Races our registry: each writer's changes go to one environment, and each is based on the previous revision. */
export async function raceOurs(race: Omit<RivalRace, 'port'>): Promise<RivalOutcome & { client: RegistryClient; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ours-'));
  const postgres = await supervisePostgres({ directory: join(folder, 'postgres') }, () => undefined);
  await postgres.createDatabase('registry');
  const replicas: Replica[] = [];
  for (let index = 0; index < race.replicas; index++) replicas.push(await startReplica(postgres.toUrl('registry'), folder));
  let kills = 0;
  const disturb = async (progress: Progress) => {
    for (; kills < race.kills && !progress.isDone; kills++) await replicas[kills % replicas.length]?.killAndRestart();
  };
  const { accepted, seconds, violations, client } = await raceReplicas({
    ...race,
    replicas,
    folder,
    environments: [ENVIRONMENT],
    disturb,
  });
  return {
    perSecond: accepted / seconds,
    lost: describeLost(violations, kills),
    readsPerSecond: race.replicas === 1 ? await readFromEdge(replicas[0]?.url() ?? '', folder) : null,
    client,
    async stop() {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function describeLost(violations: readonly string[], kills: number): string {
  const lost = violations.length === 0 ? 'none' : violations.join(' ');
  return kills === 0 ? lost : `${lost}, after ${kills} kills`;
}

/** Starts an edge on the registry and requests the composition, as pages do. @returns answers per second. */
async function readFromEdge(registryUrl: string, folder: string): Promise<number> {
  const edge = startEdge({ port: EDGE_PORT, registryUrl, folder });
  const url = `http://127.0.0.1:${EDGE_PORT}/composition.json`;
  try {
    for (let tries = 0; tries < 300; tries++) {
      const reads = await measureReads(url, ENVIRONMENT).catch(() => null);
      if (reads !== null) return reads;
      await delay(100);
    }
    throw new Error('The edge does not serve the race.');
  } finally {
    edge.kill();
  }
}

/** Tries pins that must be refused. @returns the code of each refusal, or 'accepted'. */
export async function tryBadPins(client: RegistryClient): Promise<{ unknown: string; wrongBytes: string; missingExpose: string }> {
  const { revision: basedOn } = await client.status(ENVIRONMENT);
  const pin = (version: string) => client.pin(ENVIRONMENT, { basedOn, changes: { mf_chat: version }, reason: 'bad' });
  const publish = async (build: ReturnType<typeof makeBuild>) => client.publish(new Uint8Array(await archiveBuild(build)));
  const damaged = makeBuild({ name: 'mf_chat', version: '0.8.0' });
  await publish(makeBuild({ name: 'mf_chat', version: '0.9.0', manifest: { exposes: [], pages: [] } }));
  return {
    unknown: await findRefusal(pin('7.0.0')),
    wrongBytes: await findRefusal(publish({ ...damaged, files: { ...damaged.files, 'remoteEntry.js': 'evil();' } })),
    missingExpose: await findRefusal(pin('0.9.0')),
  };
}

async function findRefusal(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return 'accepted';
  } catch (error) {
    if (error instanceof RegistryError) return `refused, ${error.code}`;
    throw error;
  }
}
