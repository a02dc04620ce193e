import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signInOverApi } from '../../support/member';
import { run, type Running } from '../../support/processes';
import { eventually, ports, stackSettings, workspaceRoot } from '../../support/stack';

const { edge, registry } = ports.killedStack;
const folder = join(workspaceRoot, `.cache/e2e-killed-${process.pid}`);
const edgeUrl = `http://localhost:${edge}`;

// The tests share ports and data: one worker runs them, each from a start of its own.
test.describe.configure({ mode: 'default' });

test.afterAll(() => Promise.all([folder, `${folder}-second`].map((path) => rm(path, { recursive: true, force: true }))));

type Post = { id: string; is_liked: boolean };

async function start(): Promise<Running> {
  const stack = run(['scripts/run.mjs', 'start'], stackSettings(ports.killedStack, folder));
  async function isReady() {
    if (stack.child.exitCode !== null) throw new Error(`It ended: ${stack.output()}`);
    return stack.output().includes('Ready after');
  }
  try {
    await eventually('the stack is ready', isReady, 240_000);
    return stack;
  } catch (error) {
    await stack.kill('SIGINT');
    throw error;
  }
}

async function processesOf(stack: Running): Promise<number[]> {
  const services = JSON.parse(await readFile(join(folder, 'processes.json'), 'utf8')) as { pid: number }[];
  const postgres = Number((await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
  return [...new Set([stack.child.pid as number, ...services.map(({ pid }) => pid), postgres])];
}

async function call(type: string, token: string, fields: Record<string, string>): Promise<{ api_status: unknown; data?: Post[] }> {
  const answer = await fetch(`${edgeUrl}/api/${type}?access_token=${token}`, { method: 'POST', body: new URLSearchParams(fields) });
  return (await answer.json()) as { api_status: unknown; data?: Post[] };
}

const firstPosts = async (token: string) => (await call('posts', token, { type: 'get_news_feed', limit: '30' })).data ?? [];

test('kill -9 of everything under writes loses nothing that was acknowledged, and the next start recovers the rest', async () => {
  test.setTimeout(600_000);
  let stack = await start();
  try {
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
    const pids = await processesOf(stack);
    isKilled = true;
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await writing;
    await stack.kill('SIGKILL');
    expect(acknowledged.size).toBeGreaterThanOrEqual(5);

    stack = await start();
    const after = new Map((await firstPosts(accessToken)).map(({ id, is_liked: isLiked }) => [id, isLiked]));
    for (const [id, isLiked] of acknowledged) expect(after.get(id), `post ${id}`).toBe(isLiked);
    const status = await fetch(`http://localhost:${registry}/v1/heads`);
    expect(await status.json()).toMatchObject({ production: { revision: 1 }, staging: { revision: 1 } });
  } finally {
    await stack.kill('SIGINT');
  }
});

test('provider, registry and database come back by themselves when one of them is killed', async () => {
  test.setTimeout(600_000);
  const stack = await start();
  try {
    const { accessToken } = await signInOverApi(edgeUrl, 'demo');
    const [, ...others] = await processesOf(stack);
    for (const pid of others) process.kill(pid, 'SIGKILL');
    await eventually('the feed answers again', async () => (await firstPosts(accessToken).catch(() => [])).length > 0, 60_000);
    await eventually(
      'the registry answers again',
      async () => (await fetch(`http://localhost:${registry}/healthz`).catch(() => null))?.ok,
      60_000,
    );
  } finally {
    await stack.kill('SIGINT');
  }
});

test('Ctrl-C ends all of it, and a second start says which port is in use', async () => {
  test.setTimeout(600_000);
  const first = await start();
  const pids = await processesOf(first);
  const second = run(['scripts/run.mjs', 'start'], stackSettings(ports.killedStack, `${folder}-second`));
  await eventually('the second start gives up', async () => second.child.exitCode !== null, 60_000);
  expect(second.output()).toContain(`Port ${edge} is in use`);
  await first.kill('SIGINT');
  expect(first.child.exitCode).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0), `process ${pid}`).toThrow();
});
