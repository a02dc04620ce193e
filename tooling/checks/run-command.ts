import { spawn } from 'node:child_process';
import { workspaceRoot } from '../stack/config';

export type CommandResult = { name: string; isGreen: boolean; output: string; seconds: number };

export type CommandOptions = {
  environment?: NodeJS.ProcessEnv;
  /** Called with each message that the program sends over Node's channel (`process.send`). */
  onMessage?: (message: unknown) => void;
  /** Limit for a hang, in minutes. A program that neither prints nor sends anything for longer is stopped, with its child processes, and counts as failed. */
  silentMinutes?: number;
};

/** Runs a Node program of the workspace and collects its output, so that several can run at the same time. */
export function runCommand(name: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return runProgram(name, process.execPath, args, options);
}

/** Runs any program and collects its output. */
export async function runProgram(name: string, program: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { environment, onMessage, silentMinutes } = options;
  const startedAt = performance.now();
  const child = spawn(program, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...environment },
    stdio: onMessage ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hangTimer = silentMinutes ? setTimeout(stop, silentMinutes * 60_000) : null;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      hangTimer?.refresh();
    });
  }
  child.on('message', (message) => {
    hangTimer?.refresh();
    onMessage?.(message);
  });
  /** Interrupts first, so that the program can stop its own processes. */
  function stop(): void {
    output += `\nStopped: no sign of life for ${silentMinutes} minutes.`;
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGKILL'), 30_000).unref();
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  if (hangTimer) clearTimeout(hangTimer);
  return { name, isGreen: code === 0, output, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** Prints the result of a command, with its output if it failed. */
export function report({ name, isGreen, output, seconds }: CommandResult): void {
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isGreen) console.log(output.trimEnd());
}
