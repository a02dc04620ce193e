import { spawn } from 'node:child_process';
import { workspaceRoot } from '../stack/config';

export type CommandResult = { name: string; isGreen: boolean; output: string; seconds: number };

/** Runs a Node program of the workspace and collects its output, so that several can run side by side. */
export function runCommand(
  name: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  onOutput?: (text: string) => void,
): Promise<CommandResult> {
  return runProgram(name, process.execPath, args, environment, onOutput);
}

/** Runs any program and collects its output. */
export async function runProgram(
  name: string,
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
  onOutput: (text: string) => void = () => undefined,
): Promise<CommandResult> {
  const startedAt = performance.now();
  const child = spawn(program, args, { cwd: workspaceRoot, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
  });
  return { name, isGreen: code === 0, output, seconds: Math.round((performance.now() - startedAt) / 1000) };
}

/** Prints how a command ended, with its output when it failed. */
export function report({ name, isGreen, output, seconds }: CommandResult): void {
  console.log(`${isGreen ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isGreen) console.log(output.trimEnd());
}
