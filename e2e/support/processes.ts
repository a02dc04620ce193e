import { spawn, type ChildProcess } from 'node:child_process';
import { workspaceRoot } from './stack';

export type Running = { child: ChildProcess; output: () => string; kill(signal: NodeJS.Signals): Promise<void> };

/** Starts a program of the workspace as a process of the test. */
export function run(args: string[], environment: Record<string, string>, folder = workspaceRoot): Running {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output: () => output,
    async kill(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}
