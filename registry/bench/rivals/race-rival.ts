import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { measureReads } from './measure-reads';
import { RivalDownError, startProcess, type Process, type Rival } from './rival';

export type RivalRace = { port: number; replicas: number; writers: number; changesPerWriter: number; kills: number };
type Progress = { isDone: boolean; kills: number; failure: string | null };
export type RivalOutcome = {
  perSecond: number;
  lost: string;
  /** Composition requests answered per second by one process without kills. */
  readsPerSecond: number | null;
};

const PAUSE_BETWEEN_KILLS_MS = 200;
const RETRY_PAUSE_MS = 20;

/** Lets writers make changes in sequence, each until it is accepted. Counts the writers whose last change a replica does not serve. */
export async function raceRival(rival: Rival, race: RivalRace): Promise<RivalOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'rival-'));
  const processes: Process[] = [];
  try {
    for (let index = 0; index < race.replicas; index++) processes.push(await startProcess(rival, folder, race.port + index));
    const progress: Progress = { isDone: false, kills: 0, failure: null };
    const killing = killInTurn(processes, race.kills, progress).catch((error: unknown) => {
      if (!(error instanceof RivalDownError)) throw error;
      progress.failure = `all: after ${progress.kills + 1} kills it does not start on what it stored`;
    });
    const startedAt = performance.now();
    const writing = Array.from({ length: race.writers }, (_, writer) => write(rival, processes, writer, race.changesPerWriter));
    await Promise.all(writing);
    const seconds = (performance.now() - startedAt) / 1000;
    progress.isDone = true;
    await killing;
    return {
      perSecond: (race.writers * race.changesPerWriter) / seconds,
      lost: progress.failure ?? (await describeLost(rival, processes, race)),
      readsPerSecond: race.replicas === 1 ? await measureReads(`http://127.0.0.1:${race.port}${rival.readPath}`) : null,
    };
  } finally {
    await Promise.all(processes.map((process) => process.kill()));
    await rm(folder, { recursive: true });
  }
}

async function killInTurn(processes: readonly Process[], kills: number, progress: Progress): Promise<void> {
  for (let killed = 0; killed < kills && !progress.isDone; killed++) {
    await delay(PAUSE_BETWEEN_KILLS_MS);
    await processes[killed % processes.length]?.killAndRestart();
    progress.kills++;
  }
}

async function write(rival: Rival, processes: readonly Process[], writer: number, changes: number): Promise<void> {
  for (let change = 1; change <= changes; change++) {
    const { url = '' } = processes[(writer + change) % processes.length] ?? {};
    for (let failures = 0; (await rival.send(url, writer, change).catch(() => 0)) !== 200; failures++) {
      // A service with damaged state accepts nothing any more.
      if (failures > 200) return;
      await delay(RETRY_PAUSE_MS);
    }
  }
}

async function describeLost(rival: Rival, processes: readonly Process[], race: RivalRace): Promise<string> {
  const states = await Promise.all(processes.map(({ url }) => rival.read(url).catch(() => null)));
  const readable = states.filter((state) => state !== null);
  if (readable.length < states.length) return 'all: the stored state cannot be read';
  const writers = Array.from({ length: race.writers }, (_, writer) => writer);
  const lost = writers.filter((writer) => readable.some((state) => state.get(writer) !== race.changesPerWriter));
  return `${lost.length} of ${race.writers} remotes`;
}
