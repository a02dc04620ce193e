import { readdir, readFile } from 'node:fs/promises';
import type { Side } from './open-side';

const MS_PER_TICK = 10;

/** Reads the processor time of the provider and of every PostgreSQL of the machine. */
export async function readCpuMs({ provider }: Side): Promise<number> {
  const processes = await readdir('/proc').then((names) => names.filter((name) => /^\d+$/.test(name)));
  const times = processes.map(async (pid) => {
    // A process that has just ended counts no more.
    const [, name, rest = ''] = /^\d+ \((.*)\) (.*)/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? [];
    const fields = rest.split(' ');
    return name === 'postgres' || pid === String(provider.pid) ? (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK : 0;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}
