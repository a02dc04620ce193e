import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { readCommand, endProcess } from './processes';

const runningProcesses = z.array(z.object({ pid: z.number(), role: z.enum(['supervisor', 'service']), command: z.string() }));
export type RunningProcess = z.infer<typeof runningProcesses>[number];

const fileIn = (dataDir: string) => join(dataDir, 'processes.json');

/** Records the running processes, so that the next start finds them if this one is killed, even while recording. */
export async function recordProcesses(dataDir: string, processes: RunningProcess[]): Promise<void> {
  await mkdir(dirname(fileIn(dataDir)), { recursive: true });
  const draft = `${fileIn(dataDir)}.${randomUUID()}.tmp`;
  await writeFile(draft, JSON.stringify(processes));
  await rename(draft, fileIn(dataDir));
}

/**
 * Ends the processes that a killed start left running on this folder. A process counts only if it still runs the recorded command, because
 * the system reuses pids.
 * @returns the number of ended processes.
 * @throws if the start that recorded them is still running.
 */
export async function endOrphans(dataDir: string): Promise<number> {
  if (!existsSync(fileIn(dataDir))) return 0;
  const parsed = runningProcesses.safeParse(parseJson(await readFile(fileIn(dataDir), 'utf8')));
  // A truncated file names no process.
  const alive: RunningProcess[] = [];
  for (const candidate of parsed.success ? parsed.data : []) {
    if (candidate.pid !== process.pid && (await readCommand(candidate.pid))?.includes(candidate.command)) alive.push(candidate);
  }
  const supervisor = alive.find(({ role }) => role === 'supervisor');
  if (supervisor)
    throw new Error(
      `The stack of ${dataDir} is running already (process ${supervisor.pid}). End that one first, or set DATA_DIR and the ports.`,
    );
  await Promise.all(alive.map(({ pid }) => endProcess(pid)));
  return alive.length;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}
