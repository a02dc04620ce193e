import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { findFreePort } from '@social/tooling/stack/ports';
import { packageDirectory } from '../src/lib/package-directory';

export const SERVER_KEY = 'bench-server-key';
const START_TIMEOUT_MS = 60_000;
const CALL_TIMEOUT_MS = 10_000;

export type SignedInMember = { id: string; token: string };
/** A repeated field, such as `answer[]`, has a list as its value. */
export type Form = Record<string, string | number | string[]>;
export type CallReply = { isDone: boolean; body: Record<string, unknown> };
/** No complete reply came in time. The call may or may not have been carried out. */
export class NoReplyError extends Error {
  constructor(type: string, cause: unknown) {
    super(`${type} was not answered`, { cause });
  }
}

export type ProviderProcess = Awaited<ReturnType<typeof startProviderProcess>>;

const anyReply = z.record(z.string(), z.unknown());
const signedIn = z.object({ access_token: z.string(), user_id: z.string() });

/** Starts the provider as it is deployed, in its own process on a free port. Resolves when it answers. */
export async function startProviderProcess({ databaseUrl, uploadsDirectory }: { databaseUrl: string; uploadsDirectory: string }) {
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: uploadsDirectory,
    PORT: String(port),
    SERVER_KEY,
    CALL_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', join(packageDirectory, 'src/server.ts')], {
    cwd: packageDirectory,
    env,
    stdio: 'inherit',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  /** Makes a call as an app does. `isDone` is true only for a success of the contract. @throws {NoReplyError} */
  async function call(type: string, form: Form = {}, as?: SignedInMember): Promise<CallReply> {
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
  await waitUntilHealthy(health, child);

  return {
    baseUrl,
    pid: child.pid,
    call,
    waitUntilHealthy: () => waitUntilHealthy(health, child),
    async signIn(username: string, password: string): Promise<SignedInMember> {
      const { access_token: token, user_id: id } = signedIn.parse((await call('auth', { username, password })).body);
      return { id, token };
    },
    async signUp(username: string): Promise<SignedInMember> {
      const password = `${username}-password`;
      const { access_token: token, user_id: id } = signedIn.parse(
        (await call('create-account', { username, email: `${username}@example.org`, password, confirm_password: password })).body,
      );
      return { id, token };
    },
    /** Stops the process: immediately with SIGKILL, gracefully with SIGTERM. */
    async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      child.kill(signal);
      await exited;
    },
  };
}

async function waitUntilHealthy(health: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await delay(50)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The provider exited with ${child.exitCode ?? child.signalCode}.`);
    if (await health()) return;
  }
  throw new Error(`The provider was not ready within ${START_TIMEOUT_MS / 1000} s.`);
}
