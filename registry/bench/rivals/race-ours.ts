import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supervisePostgres } from '@social/tooling/postgres/supervise-postgres';
import { raceReplicas, type Progress } from '../replicas/race-replicas';
import { startReplica, type Replica } from '../replicas/start-replica';
import { RegistryError, type RegistryClient } from '../../client';
import { archiveBuild, makeBuild } from '../../src/testing/make-build';
import type { RivalOutcome, RivalRace } from './race-rival';

/** Races our registry: each writer's changes go to one environment, and each is based on the revision before it. */
export async function raceOurs(race: Omit<RivalRace, 'port'>): Promise<RivalOutcome & { client: RegistryClient; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'ours-'));
  const postgres = await supervisePostgres({ directory: join(folder, 'postgres') }, () => undefined);
  await postgres.createDatabase('registry');
  const replicas: Replica[] = [];
  for (let index = 0; index < race.replicas; index++) replicas.push(await startReplica(postgres.toUrl('registry'), folder));
  const disturb = async (progress: Progress) => {
    for (let killed = 0; killed < race.kills && !progress.isDone; killed++) await replicas[killed % replicas.length]?.killAndRestart();
  };
  const { accepted, seconds, violations, client } = await raceReplicas({
    ...race,
    replicas,
    folder,
    environments: ['production'],
    disturb,
  });
  return {
    perSecond: accepted / seconds,
    lost: violations.length === 0 ? 'none' : violations.join(' '),
    client,
    async stop() {
      await Promise.all(replicas.map((replica) => replica.kill()));
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Tries what must not run. @returns the code of each refusal, or 'accepted'. */
export async function tryBadPins(client: RegistryClient): Promise<{ unknown: string; wrongBytes: string; missingExpose: string }> {
  const { revision: basedOn } = await client.status('production');
  const pin = (version: string) => client.pin('production', { basedOn, changes: { mf_chat: version }, reason: 'bad' });
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
