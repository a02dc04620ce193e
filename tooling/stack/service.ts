import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@social/contracts';
import { compileServer } from './compile-server';
import { workspaceRoot } from './config';
import { endProcess } from './processes';

const START_TIMEOUT_MS = 60_000;
const RESTART_PAUSES = { firstMs: 200, maxMs: 5000 };

export type ServiceOptions = {
  name: string;
  /** The server's file, relative to its checkout. */
  script: string;
  /** Another checkout, whose server runs from its TypeScript sources. */
  root?: string;
  environment: Record<string, string>;
  port: number;
  logDir: string;
  onRestart(name: string, pid: number): void;
};

export type Service = {
  name: string;
  /** The running file, as in the process's command line. */
  file: string;
  pid(): number;
  stop(): Promise<void>;
};

/**
 * Compiles a server and starts it in its own process. Restarts it with growing pauses when it exits unexpectedly. Resolves when its
 * /healthz answers with any status. Its output goes to `<logDir>/<name>.log`.
 * @throws if it exits, or does not answer within 60 s, at its first start.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  let isStopping = false;
  let failures = 0;
  const { root, script } = options;
  const file = root === undefined ? await compileServer(script) : join(root, script);
  let child = launch(file, options);
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
    child = launch(file, options);
    child.once('exit', restart);
    options.onRestart(options.name, child.pid as number);
  }

  return {
    name: options.name,
    file,
    pid: () => child.pid as number,
    async stop() {
      isStopping = true;
      if (child.pid) await endProcess(child.pid);
    },
  };
}

function launch(file: string, { name, root = workspaceRoot, environment, logDir }: ServiceOptions): ChildProcess {
  mkdirSync(logDir, { recursive: true });
  const log = openSync(join(logDir, `${name}.log`), 'a');
  // In its own process group, so that Ctrl-C reaches only the supervisor, which stops the servers in order.
  const options = file.endsWith('.ts') ? ['--import', 'tsx'] : ['--enable-source-maps'];
  const child = spawn(process.execPath, [...options, file], {
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
