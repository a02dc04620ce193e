import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@social/contracts';
import { compileServer } from './compile-server';
import { workspaceRoot } from './config';
import { endProcess, readProcessorTime } from './processes';
import { waitWhileProgressing } from './wait-while-progressing';

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
  /** Prints what a start that takes long waits for. */
  say?(line: string): void;
  /** Ends the first start when it is aborted. */
  signal?: AbortSignal;
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
 * @throws if it exits, makes no progress for a minute, or `signal` is aborted at its first start. The process is ended then.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  let isStopping = false;
  let failures = 0;
  const { root, script } = options;
  const file = root === undefined ? await compileServer(script) : join(root, script);
  const log = join(options.logDir, `${options.name}.log`);
  const logStart = existsSync(log) ? statSync(log).size : 0;
  let child = launch(file, options);
  try {
    await untilAnswering(options, child, () => describeEnd(log, logStart));
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
  const options = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...options, file], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  return child;
}

async function untilAnswering(
  { name, port, logDir, signal, say = () => undefined }: ServiceOptions,
  child: ChildProcess,
  describe: () => string,
): Promise<void> {
  await waitWhileProgressing({
    what: `${name} to answer on port ${port}`,
    where: join(logDir, `${name}.log`),
    async isDone() {
      signal?.throwIfAborted();
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} while it was starting. ${describe()}`);
      return isAnswering(port);
    },
    readProgress: () => readProcessorTime(child.pid as number),
    say,
    pauseMs: 60,
  });
}

/** Returns the sentence by which a server explained why it ended, which is no line of JSON; otherwise where to look. */
function describeEnd(log: string, start: number): string {
  const lines = readFileSync(log).subarray(start).toString().split('\n');
  return lines.find((line) => /^The \w+ cannot start\. ./.test(line)) ?? `See ${log}`;
}

async function isAnswering(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  }
}
