import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { commandOf, endProcess } from './processes';

const runningProcesses = z.array(z.object({ pid: z.number(), role: z.enum(['supervisor', 'service']), command: z.string() }));
export type RunningProcess = z.infer<typeof runningProcesses>[number];

const fileIn = (dataDir: string) => join(dataDir, 'processes.json');

/** Writes down who runs, so that the next start finds them when this one was killed. */
export async function rememberProcesses(dataDir: string, processes: RunningProcess[]): Promise<void> {
  await mkdir(dirname(fileIn(dataDir)), { recursive: true });
  await writeFile(fileIn(dataDir), JSON.stringify(processes));
}

/**
 * Ends what a killed start left running on this folder. A process counts only if it still runs the
 * command that it was started with: the system gives numbers out again.
 * @returns how many were ended.
 * @throws when the start that wrote them down is itself still alive.
 */
export async function endLeftBehind(dataDir: string): Promise<number> {
  if (!existsSync(fileIn(dataDir))) return 0;
  const parsed = runningProcesses.safeParse(parseJson(await readFile(fileIn(dataDir), 'utf8')));
  // A file that was cut off while it was written names nobody.
  const alive: RunningProcess[] = [];
  for (const candidate of parsed.success ? parsed.data : []) {
    if (candidate.pid !== process.pid && (await commandOf(candidate.pid))?.includes(candidate.command)) alive.push(candidate);
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
