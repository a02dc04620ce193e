import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** A service that decides which version of each remote runs. Each writer has one remote, whose changes are numbered. */
export type Rival = {
  name: string;
  /** The arguments and variables of Node.js that start a replica. */
  command(folder: string, port: number): { args: string[]; cwd: string; env: Record<string, string> };
  healthPath: string;
  /** Path of the composition. */
  readPath: string;
  /** Sends a change. Resolves with the status. */
  send(url: string, writer: number, change: number): Promise<number>;
  /** Reads the current change of each writer's remote, or null if the answer is invalid. */
  read(url: string): Promise<ReadonlyMap<number, number> | null>;
};

export type Process = { url: string; kill(): Promise<void>; killAndRestart(): Promise<void> };

/** The service does not start with its stored state. */
export class RivalDownError extends Error {}

export async function startProcess(rival: Rival, folder: string, port: number): Promise<Process> {
  const url = `http://127.0.0.1:${port}`;
  const start = async (): Promise<ChildProcess> => {
    const { args, cwd, env } = rival.command(folder, port);
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', env: { ...process.env, PORT: String(port), ...env } });
    for (let tries = 0; tries < 300; tries++) {
      const status = await fetch(url + rival.healthPath).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return child;
      if (child.exitCode !== null) break;
      await delay(50);
    }
    child.kill('SIGKILL');
    throw new RivalDownError(`${rival.name} does not start.`);
  };
  let child = await start();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    kill,
    async killAndRestart() {
      await kill();
      child = await start();
    },
  };
}
