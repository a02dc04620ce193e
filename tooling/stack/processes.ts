import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The command line of a living process, or null. A process that has ended but was not waited for has none. */
export async function commandOf(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim() || null;
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

/** Asks a process to end, and ends it after `patienceMs`. Returns when it is gone. */
export async function endProcess(pid: number, patienceMs = 8000): Promise<void> {
  if (!signal(pid, 'SIGTERM')) return;
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(50)) {
    if (!(await commandOf(pid))) return;
  }
  signal(pid, 'SIGKILL');
  while (await commandOf(pid)) await delay(50);
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
