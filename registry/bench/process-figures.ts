import { readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

/** Reads the processor time of a process in seconds. It depends less on other load than wall time does. */
export async function readCpuSeconds(pid: number): Promise<number> {
  const fields = await readStat(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Reads the processor time of a process and its children, including exited ones. */
export async function readCpuSecondsWithChildren(pid: number): Promise<number> {
  const fields = await readStat(pid);
  const own = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0) / TICKS_PER_SECOND;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
  // A child that exits in between is counted by its parent the next time.
  const ofChildren = await Promise.all(children.map((child) => readCpuSeconds(Number(child)).catch(() => 0)));
  return ofChildren.reduce((sum, seconds) => sum + seconds, own);
}

/** The fields after the name of the process, which may hold spaces. */
async function readStat(pid: number): Promise<string[]> {
  const [, rest = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  return rest.split(' ');
}

/** Returns the memory that a process occupies, in MB. */
export async function readMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}
