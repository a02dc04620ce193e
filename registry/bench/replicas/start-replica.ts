import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

export type Replica = Awaited<ReturnType<typeof startReplica>>;

/** Starts a registry process on a free port. Replicas of one database share the folder with the signing key and the admin's token. */
export async function startReplica(databaseUrl: string, folder: string) {
  let { child, url } = await start(databaseUrl, folder);

  async function kill(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    url: () => url,
    kill,
    async killAndRestart(): Promise<void> {
      await kill();
      ({ child, url } = await start(databaseUrl, folder));
    },
  };
}

async function start(databaseUrl: string, folder: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      BOOTSTRAP_TOKEN_FILE: join(folder, 'admin-token'),
      SIGNING_KEY_FILE: join(folder, 'signing-key.json'),
      LOG_LEVEL: 'info',
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error('A replica ended before it listened.');
}
