import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { packageDirectory } from '../src/lib/package-directory';

export const SERVER_KEY = 'bench-server-key';
const START_TIMEOUT_MS = 60_000;
const CALL_TIMEOUT_MS = 10_000;

export type Caller = { id: string; token: string };
/** A field that repeats, as `answer[]` does, has a list. */
export type Form = Record<string, string | number | string[]>;
export type CallReply = { isDone: boolean; body: Record<string, unknown> };
/** No whole reply came in time: what was asked may have been done, or not. */
export class NoReplyError extends Error {
  constructor(type: string, cause: unknown) {
    super(`${type} was not answered`, { cause });
  }
}

export type ProviderProcess = Awaited<ReturnType<typeof startProviderProcess>>;

const anyReply = z.record(z.string(), z.unknown());
const signedIn = z.object({ access_token: z.string(), user_id: z.string() });

/** The provider as it is deployed: a process of its own on a free port of this machine. Waits until it answers. */
export async function startProviderProcess({ databaseUrl, uploadsDirectory }: { databaseUrl: string; uploadsDirectory: string }) {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: uploadsDirectory,
    PORT: String(port),
    SERVER_KEY,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', join(packageDirectory, 'src/server.ts')], {
    cwd: packageDirectory,
    env,
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  /** Asks as an app does. `isDone` only where the contract says so. @throws {NoReplyError} */
  async function call(type: string, form: Form = {}, as?: Caller): Promise<CallReply> {
    const fields = new URLSearchParams({ server_key: SERVER_KEY });
    for (const [name, value] of Object.entries(form))
      for (const one of Array.isArray(value) ? value : [value]) fields.append(name, String(one));
    const url = `${baseUrl}/api/${type}${as ? `?access_token=${as.token}` : ''}`;
    try {
      const reply = await fetch(url, { method: 'POST', body: fields, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
      const body = anyReply.parse(await reply.json());
      return { isDone: reply.ok && String(body.api_status) === '200', body };
    } catch (error) {
      throw new NoReplyError(type, error);
    }
  }

  const health = () =>
    fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await untilHealthy(health, child);

  return {
    call,
    untilHealthy: () => untilHealthy(health, child),
    async signIn(username: string, password: string): Promise<Caller> {
      const { access_token: token, user_id: id } = signedIn.parse((await call('auth', { username, password })).body);
      return { id, token };
    },
    async signUp(username: string): Promise<Caller> {
      const password = `${username}-password`;
      const { access_token: token, user_id: id } = signedIn.parse(
        (await call('create-account', { username, email: `${username}@example.org`, password, confirm_password: password })).body,
      );
      return { id, token };
    },
    /** Ends it: at once with SIGKILL, in order with SIGTERM. */
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      child.kill(signal);
      await ended;
    },
  };
}

async function untilHealthy(health: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await delay(50)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The provider ended with ${child.exitCode ?? child.signalCode}.`);
    if (await health()) return;
  }
  throw new Error(`The provider was not ready within ${START_TIMEOUT_MS / 1000} s.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.'))));
      });
  });
}
