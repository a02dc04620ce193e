import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRegistryClient, type RegistryClient } from '@social/registry-client';
import { archiveBuild, makeBuild } from '@social/registry/testing/make-build';
import { benchSettings } from '../with-bench-registry';
import { findViolations } from './find-violations';
import { pinThroughReplicas } from './pin-through-replicas';
import type { Replica } from './start-replica';

export type Race = {
  replicas: readonly Replica[];
  /** The folder that the replicas share. */
  folder: string;
  environments: readonly string[];
  writers: number;
  changesPerWriter: number;
  /** Kills and restarts replicas while the writers pin. */
  disturb(progress: Progress): Promise<void>;
};

export type Progress = { accepted: number; isDone: boolean };

export type RaceOutcome = { client: RegistryClient; accepted: number; seconds: number; violations: string[] };

const versions = ['0.1.0', '0.2.0'] as const;
const remotes = ['mf_feed', 'mf_chat', 'mf_pages', 'mf_albums'];

/** Lets many writers pin through replicas that are killed at the same time, and compares their answers with the history. */
export async function raceReplicas({ replicas, folder, environments, writers, changesPerWriter, disturb }: Race): Promise<RaceOutcome> {
  const token = (await readFile(join(folder, 'admin-token'), 'utf8')).trim();
  let turn = 0;
  const nextClient = () => createRegistryClient({ url: replicas[turn++ % replicas.length]?.url() ?? '', token });
  await prepare(nextClient(), environments);

  const startedAt = performance.now();
  const progress: Progress = { accepted: 0, isDone: false };
  const disturbing = disturb(progress);
  const writing = Array.from({ length: writers }, (_, index) => {
    const environment = environments[index % environments.length] ?? '';
    const remote = remotes[Math.floor(index / environments.length) % remotes.length] ?? '';
    const writer = { nextClient, environment, name: `writer ${index + 1}`, remote, versions, onAccepted: () => progress.accepted++ };
    return pinThroughReplicas(writer, changesPerWriter);
  });
  const accepted = (await Promise.all(writing).finally(() => (progress.isDone = true))).flat();
  const seconds = (performance.now() - startedAt) / 1000;
  await disturbing;

  const client = nextClient();
  const violations: string[] = [];
  for (const environment of environments) {
    const pins = accepted.filter((pin) => pin.environment === environment);
    violations.push(...(await findViolations(client, environment, pins)));
  }
  return { client, accepted: accepted.length, seconds, violations };
}

async function prepare(client: RegistryClient, environments: readonly string[]): Promise<void> {
  for (const name of ['shell', ...remotes]) {
    for (const version of versions) await client.publish(new Uint8Array(await archiveBuild(makeBuild({ name, version }))));
  }
  const changes = Object.fromEntries(['shell', ...remotes].map((name) => [name, versions[0]]));
  for (const environment of environments) {
    await client.putEnvironment(environment, { basedOn: 0, settings: { ...benchSettings, hostnames: [environment] } });
    await client.pin(environment, { basedOn: 0, changes, reason: 'first' });
  }
}
