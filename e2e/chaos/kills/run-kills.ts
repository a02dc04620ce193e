import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readCredentials, type Credentials } from '../../support/member';
import { findProcesses, ownUrls, startOwnStack, type Part } from '../../support/own-stack';
import { run } from '../../support/processes';
import { sendRequest } from '../../support/send-request';
import { eventually, workspaceRoot } from '../../support/stack';
import { choose, seededRandom } from '../support/seeded-random';
import { call, newMessage, newPost, readMessages, readPosts } from './member-writes';
import { ENVIRONMENT, findMissingFiles, newPin, newRelease, readReasons } from './operator-writes';
import { startWriter, type Writer } from './writer';

const PARTS: readonly Part[] = ['postgres', 'provider', 'registry', 'edge'];
/** Varied pauses, so that kills hit different work. */
const KILL_PAUSES_MS = [50, 120, 250, 400, 700];
const RECOVERY_TIMEOUT_MS = 60_000;

type Outcome = { kind: string; acknowledged: number; resends: number; lost: string[]; doubled: string[] };

async function signUp(name: string): Promise<Credentials> {
  const password = `${name}-password`;
  const form = { username: name, email: `${name}@example.org`, password, confirm_password: password, first_name: name, last_name: 'Kill' };
  return readCredentials((await sendRequest(`${ownUrls.edge}/api/create-account`, { method: 'POST', form })).body);
}

/** Kills one part and waits until the whole platform responds again. @returns the number of milliseconds. */
async function killAndRecover(folder: string, part: Part, member: Credentials): Promise<number> {
  const pid = await eventually(`${part} runs`, async () => (await findProcesses(folder))[part]);
  process.kill(pid, 'SIGKILL');
  const killedAt = performance.now();
  const answers = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(3000) }).catch(() => null))?.ok;
  await eventually(
    `everything answers after ${part} was killed`,
    async () => {
      if ((await findProcesses(folder))[part] === pid) return false;
      if (!(await answers(`${ownUrls.registry}/v1/heads`)) || !(await answers(`${ownUrls.edge}/healthz`))) return false;
      return call(member, 'posts', { type: 'get_news_feed', limit: '1' }).then(
        () => true,
        () => false,
      );
    },
    RECOVERY_TIMEOUT_MS,
  );
  return performance.now() - killedAt;
}

/** Waits until each writer has had another write acknowledged. A writer without progress fails the run. */
async function untilAllProgress(writers: readonly Writer[]): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  await eventually(
    'every kind of write is acknowledged again',
    async () => writers.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0)),
    RECOVERY_TIMEOUT_MS,
  );
}

function compare({ kind, acknowledged, resends }: Writer, stored: readonly string[]): Outcome {
  const counts = new Map<string, number>();
  for (const id of stored) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    kind,
    acknowledged: acknowledged.length,
    resends: resends(),
    lost: acknowledged.filter((id) => !counts.has(id)),
    doubled: [...counts].filter(([, count]) => count > 1).map(([id]) => id),
  };
}

/**
 * Kills PostgreSQL, provider, registry and edge in turn, while members post and send messages, a team publishes and an operator pins. Each
 * write is repeated until it is acknowledged. Then compares the acknowledged writes with the stored ones.
 * @returns true if each is stored exactly once.
 */
export async function runKills(rounds: number, seed: number): Promise<boolean> {
  const folder = join(workspaceRoot, `.cache/kills-${process.pid}`);
  const random = seededRandom(seed);
  console.log(`${rounds} rounds of kill -9, seed ${seed}`);
  const stack = await startOwnStack(folder);
  try {
    const [ada, ben] = [await signUp('ada'), await signUp('ben')];
    const releases = startWriter('releases', (count) => newRelease(folder, count), 500);
    const pins = startWriter('pins', (count) => newPin(folder, () => releases.acknowledged, count), 100);
    const posts = startWriter('posts', async () => newPost(ada));
    const messages = startWriter('messages', async () => newMessage(ada, ben));
    const writers = [posts, messages, pins, releases];
    const recoveries: Record<string, number[]> = {};
    for (let round = 1; round <= rounds; round += 1) {
      const part = PARTS[(round - 1) % PARTS.length] as Part;
      await untilAllProgress(writers);
      await delay(choose(random, KILL_PAUSES_MS));
      const tookMs = await killAndRecover(folder, part, ada);
      (recoveries[part] ??= []).push(tookMs);
      console.log(`${String(round).padStart(3)}  ${part.padEnd(9)} answers again after ${Math.round(tookMs)} ms`);
    }
    await untilAllProgress(writers);
    await Promise.all(writers.map((writer) => writer.stop()));

    const whole: string[] = [];
    for (const version of releases.acknowledged) if ((await findMissingFiles(folder, version))?.length === 0) whole.push(version);
    const outcomes = [
      compare(posts, await readPosts(ada)),
      compare(messages, await readMessages(ada, ben)),
      compare(pins, await readReasons(folder)),
      compare(releases, whole),
    ];
    printFigures(outcomes, recoveries);
    return (await isHistorySound(folder)) && outcomes.every(({ lost, doubled }) => lost.length + doubled.length === 0);
  } finally {
    await stack.kill('SIGINT');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Verifies hashes and signatures of the environment's log. */
async function isHistorySound(folder: string): Promise<boolean> {
  const token = (await readFile(join(folder, 'admin-token'), 'utf8')).trim();
  const args = ['scripts/run.mjs', 'registry', 'history', ENVIRONMENT, '--verify', '--url', ownUrls.registry, '--token', token];
  const verifying = run(args, {});
  await once(verifying.child, 'close');
  console.log(verifying.output().trim());
  return verifying.child.exitCode === 0;
}

function printFigures(outcomes: readonly Outcome[], recoveries: Record<string, number[]>): void {
  for (const { kind, acknowledged, resends, lost, doubled } of outcomes)
    console.log(
      `${kind.padEnd(9)} ${acknowledged} acknowledged, ${resends} sent again, ${lost.length} lost ${lost.join(' ')}, ${doubled.length} twice ${doubled.join(' ')}`,
    );
  for (const [part, times] of Object.entries(recoveries)) {
    const sorted = times.toSorted((a, b) => a - b).map(Math.round);
    console.log(
      `${part.padEnd(9)} answers again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
    );
  }
}
