import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, type Running } from './processes';
import { eventually, ports, slowness, stackSettings, workspaceRoot } from './stack';

export const ownPorts = ports.killedStack;
export const ownUrls = { edge: `http://localhost:${ownPorts.edge}`, registry: `http://localhost:${ownPorts.registry}` };

/** Starts a stack that a test may kill, on its own ports, and waits until it is ready. One at a time. @throws if it exits before. */
export async function startOwnStack(folder: string, settings: Record<string, string> = {}): Promise<Running> {
  const stack = run(['scripts/run.mjs', 'start'], { ...stackSettings(ownPorts, folder), ...settings });
  async function isReady() {
    if (stack.child.exitCode !== null) throw new Error(`It ended: ${stack.output()}`);
    return stack.output().includes('Ready after');
  }
  try {
    await eventually('the stack is ready', isReady, 240_000 * slowness);
    return stack;
  } catch (error) {
    await stack.kill('SIGINT');
    throw error;
  }
}

export type Part = 'postgres' | 'provider' | 'registry' | 'edge';

/** Finds the processes of a stack by the files that it writes. Omits parts that are restarting. */
export async function findProcesses(folder: string): Promise<Partial<Record<Part, number>>> {
  const services = JSON.parse(await readFile(join(folder, 'processes.json'), 'utf8')) as { pid: number; command: string }[];
  const pidOf = (file: string) => services.find(({ command }) => command === join(workspaceRoot, file))?.pid;
  const postmaster = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  const found = {
    postgres: Number(postmaster.split('\n')[0]),
    provider: pidOf('provider/dist/src/server.mjs'),
    registry: pidOf('registry/dist/src/server.mjs'),
    edge: pidOf('registry/edge/dist/server.mjs'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, pid]) => pid));
}
