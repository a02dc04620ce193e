import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signInOverApi } from '../../support/member';
import { findProcesses, ownPorts, ownUrls, startOwnStack } from '../../support/own-stack';
import { run, type Running } from '../../support/processes';
import { eventually, stackSettings, workspaceRoot } from '../../support/stack';

const folder = join(workspaceRoot, `.cache/e2e-killed-${process.pid}`);
const edgeUrl = ownUrls.edge;

// The tests share ports and data: one worker runs them, each from a start of its own.
test.describe.configure({ mode: 'default' });

test.afterAll(() => Promise.all([folder, `${folder}-second`].map((path) => rm(path, { recursive: true, force: true }))));

type Post = { id: string; is_liked: boolean };

const start = () => startOwnStack(folder);

async function processesOf(stack: Running): Promise<number[]> {
  return [stack.child.pid as number, ...Object.values(await findProcesses(folder))];
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
    const status = await fetch(`${ownUrls.registry}/v1/heads`);
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
    await eventually('the registry answers again', async () => (await fetch(`${ownUrls.registry}/healthz`).catch(() => null))?.ok, 60_000);
  } finally {
    await stack.kill('SIGINT');
  }
});

test('Ctrl-C ends all of it, and a second start says which port is in use', async () => {
  test.setTimeout(600_000);
  const first = await start();
  const pids = await processesOf(first);
  const second = run(['scripts/run.mjs', 'start'], stackSettings(ownPorts, `${folder}-second`));
  await eventually('the second start gives up', async () => second.child.exitCode !== null, 60_000);
  expect(second.output()).toContain(`Port ${ownPorts.edge} is in use`);
  await first.kill('SIGINT');
  expect(first.child.exitCode).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0), `process ${pid}`).toThrow();
});
