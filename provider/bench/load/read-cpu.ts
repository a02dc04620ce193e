import { readdir, readFile } from 'node:fs/promises';
import type { Side } from './open-side';

const MS_PER_TICK = 10;

/** Reads the processor time of the provider and of all PostgreSQL processes on the machine. */
export async function readCpuMs({ provider }: Side): Promise<number> {
  const processes = await readdir('/proc').then((names) => names.filter((name) => /^\d+$/.test(name)));
  const times = processes.map(async (pid) => {
    // The process has exited since it was listed, so it is not counted.
    const [, name, rest = ''] = /^\d+ \((.*)\) (.*)/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? [];
    const fields = rest.split(' ');
    return name === 'postgres' || pid === String(provider.pid) ? (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK : 0;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}
