import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Reads the command line of a running process. Null for an exited one, including a zombie. */
export async function readCommand(pid: number): Promise<string | null> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim() || null;
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.trim() || null;
  } catch {
    return null;
  }
}

/** Reads how much processor time a process has used, as text to compare; null for one that has ended. */
export async function readProcessorTime(pid: number): Promise<string | null> {
  try {
    if (process.platform !== 'linux') return (await promisify(execFile)('ps', ['-p', String(pid), '-o', 'time='])).stdout.trim();
    // Behind the name in brackets, which may contain spaces: user and system time are the fields 14 and 15.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
    return fields.slice(11, 13).join(' ');
  } catch {
    return null;
  }
}

/** Terminates a process, and kills it after `timeoutMs`. Resolves when it has exited. */
export async function endProcess(pid: number, timeoutMs = 8000): Promise<void> {
  if (!signal(pid, 'SIGTERM')) return;
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await delay(50)) {
    if (!(await readCommand(pid))) return;
  }
  signal(pid, 'SIGKILL');
  while (await readCommand(pid)) await delay(50);
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
