import { measureMachine, type Machine } from './measure-machine';

/**
 * Measures the machine once, prints what was found, and passes it on to Jest and Playwright, whose configurations read `TEST_WORKERS` and
 * `TEST_SLOWNESS`. Settings that are there already are used as they are.
 */
export async function prepareLimits(): Promise<Machine> {
  const measured = await measureMachine();
  const machine = {
    workers: Number(process.env.TEST_WORKERS ?? measured.workers),
    slowness: Number(process.env.TEST_SLOWNESS ?? measured.slowness),
  };
  process.env.TEST_WORKERS = String(machine.workers);
  process.env.TEST_SLOWNESS = String(machine.slowness);
  console.log(`Workers: ${machine.workers}. Limits for hangs: those of the reference machine × ${machine.slowness}.`);
  return machine;
}
