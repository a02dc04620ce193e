import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const SAMPLE_MS = 2000;
/** Maximum share of all processors that other programs may use without disturbing the measurement. */
export const MAX_BUSY_SHARE = 0.15;

/** Returns the share of processor time that other programs use while no measurement runs, 0 to 1. */
export async function measureOthersLoad(): Promise<number> {
  const before = sumTimes();
  await delay(SAMPLE_MS);
  const after = sumTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}

function sumTimes(): { busy: number; all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({ busy: user + nice + sys + irq, idle }));
  const busy = times.reduce((sum, cpu) => sum + cpu.busy, 0);
  return { busy, all: times.reduce((sum, { idle }) => sum + idle, busy) };
}
