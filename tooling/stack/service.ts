import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@social/contracts';
import { workspaceRoot } from './config';
import { endProcess } from './processes';

const START_TIMEOUT_MS = 60_000;
const RESTART_PAUSES = { firstMs: 200, maxMs: 5000 };

export type ServiceOptions = {
  name: string;
  /** The server's file, relative to its checkout. */
  script: string;
  /** The checkout of the server; this one where there is none. */
  root?: string;
  environment: Record<string, string>;
  port: number;
  logDir: string;
  onRestart(name: string, pid: number): void;
};

export type Service = {
  name: string;
  script: string;
  pid(): number;
  stop(): Promise<void>;
};

/**
 * Starts a server as a process of its own and restarts it when it ends unexpectedly, with growing pauses.
 * Resolves when its /healthz answers at all. Its output goes to `<logDir>/<name>.log`.
 * @throws when it ends, or does not answer within 60 s, at its first start.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  let isStopping = false;
  let failures = 0;
  let child = launch(options);
  try {
    await untilAnswering(options, child);
  } catch (error) {
    if (child.pid) await endProcess(child.pid);
    throw error;
  }
  child.once('exit', restart);

  async function restart() {
    if (isStopping) return;
    await delay(backoffMs(++failures, RESTART_PAUSES));
    if (isStopping) return;
    child = launch(options);
    child.once('exit', restart);
    options.onRestart(options.name, child.pid as number);
  }

  return {
    name: options.name,
    script: options.script,
    pid: () => child.pid as number,
    async stop() {
      isStopping = true;
      if (child.pid) await endProcess(child.pid);
    },
  };
}

function launch({ name, script, root = workspaceRoot, environment, logDir }: ServiceOptions): ChildProcess {
  mkdirSync(logDir, { recursive: true });
  const log = openSync(join(logDir, `${name}.log`), 'a');
  // In a process group of its own, so that Ctrl-C reaches the supervisor alone, which stops the servers in order.
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script)], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  return child;
}

async function untilAnswering({ name, port, logDir }: ServiceOptions, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await delay(60)) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} while it was starting: see ${logDir}/${name}.log`);
    if (await isAnswering(port)) return;
  }
  throw new Error(`${name} does not answer on port ${port}: see ${logDir}/${name}.log`);
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
