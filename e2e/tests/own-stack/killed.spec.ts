import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signInOverApi } from '../../support/member';
import { findProcesses, ownPorts, ownUrls, startOwnStack } from '../../support/own-stack';
import { run, type Running } from '../../support/processes';
import { eventually, slowness, stackSettings, workspaceRoot } from '../../support/stack';

const folder = join(workspaceRoot, `.cache/e2e-killed-${process.pid}`);
const edgeUrl = ownUrls.edge;

// The tests share ports, data and a running stack, so one worker runs them in order. After a failure, the next worker starts its own.
test.describe.configure({ mode: 'default', timeout: 600_000 * slowness });

let running: Running | null = null;

test.afterAll(async () => {
  await running?.kill('SIGINT');
  await Promise.all([folder, `${folder}-second`].map((path) => rm(path, { recursive: true, force: true })));
});

type Post = { id: string; is_liked: boolean };

/** Starts the stack, unless the previous test left it running. */
const start = async (): Promise<Running> => (running ??= await startOwnStack(folder));

/** Ends the process of `npm start`. */
async function end(stack: Running, signal: NodeJS.Signals): Promise<void> {
  running = null;
  await stack.kill(signal);
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const isAnswering = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/healthz`).then(
    () => true,
    () => false,
  );

const servers = async (): Promise<number[]> => Object.values(await findProcesses(folder));

async function call(type: string, token: string, fields: Record<string, string>): Promise<{ api_status: unknown; data?: Post[] }> {
  const answer = await fetch(`${edgeUrl}/api/${type}?access_token=${token}`, { method: 'POST', body: new URLSearchParams(fields) });
  return (await answer.json()) as { api_status: unknown; data?: Post[] };
}

const firstPosts = async (token: string) => (await call('posts', token, { type: 'get_news_feed', limit: '30' })).data ?? [];

test('kill -9 of everything under writes loses nothing that was acknowledged, and the next start recovers the rest', async () => {
  const stack = await start();
  const { accessToken } = await signInOverApi(edgeUrl, 'asha');
  const acknowledged = new Map<string, boolean>();
  const posts = await firstPosts(accessToken);
  let isKilled = false;
  const writing = Promise.all(
    posts.map(async ({ id, is_liked: isLiked }) => {
      const reply = await call('post-actions', accessToken, {
        post_id: id,
        action: isLiked ? 'dislike' : 'like',
        reaction: isLiked ? '0' : '1',
      }).catch(() => null);
      if (reply && !isKilled && Number(reply.api_status) === 200) acknowledged.set(id, !isLiked);
    }),
  );
  await eventually('some writes are acknowledged', async () => acknowledged.size >= 5);
  const pids = [stack.child.pid as number, ...(await servers())];
  isKilled = true;
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await writing;
  await end(stack, 'SIGKILL');
  expect(acknowledged.size).toBeGreaterThanOrEqual(5);

  await start();
  const after = new Map((await firstPosts(accessToken)).map(({ id, is_liked: isLiked }) => [id, isLiked]));
  for (const [id, isLiked] of acknowledged) expect(after.get(id), `post ${id}`).toBe(isLiked);
  const status = await fetch(`${ownUrls.registry}/v1/heads`);
  expect(await status.json()).toMatchObject({ production: { revision: 1 }, staging: { revision: 1 } });
});

test('provider, registry and database come back by themselves when one of them is killed', async () => {
  await start();
  const { accessToken } = await signInOverApi(edgeUrl, 'demo');
  const killed = await servers();
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  await eventually('the feed answers again', async () => (await firstPosts(accessToken).catch(() => [])).length > 0);
  await eventually('the registry answers again', async () => (await fetch(`${ownUrls.registry}/healthz`).catch(() => null))?.ok);
  await eventually('the next start would know each of the new processes', async () => {
    const pids = await servers();
    return pids.length === killed.length && pids.every((pid) => !killed.includes(pid));
  });
});

test('Ctrl-C ends all of it, and a second start says which port is in use', async () => {
  const first = await start();
  const pids = await servers();
  const second = run(['scripts/run.mjs', 'start'], stackSettings(ownPorts, `${folder}-second`));
  await eventually('the second start gives up', async () => second.child.exitCode !== null);
  expect(second.output()).toContain(`Port ${ownPorts.edge} is in use`);
  await end(first, 'SIGINT');
  expect(first.child.exitCode).toBe(0);
  // The system removes an ended process a moment later.
  await eventually('none of its processes is left', async () => !pids.some(exists));
});

test('Ctrl-C during a start ends what has started', async () => {
  const starting = run(['scripts/run.mjs', 'start'], stackSettings(ownPorts, folder));
  await eventually('the edge listens', () => isAnswering(ownPorts.edge));
  expect(starting.output()).not.toContain('Ready after');
  await starting.kill('SIGINT');
  expect(starting.child.exitCode).toBe(0);
  for (const port of Object.values(ownPorts)) expect(await isAnswering(port), `port ${port}`).toBe(false);
  await expect(readFile(join(folder, 'postgres/cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
});
