import { measureMachine, type Machine } from './measure-machine';

/**
 * Measures the machine once, prints the result, and passes it to Jest and Playwright, whose configurations read `TEST_WORKERS` and
 * `TEST_SLOWNESS`. Existing values of these are used unchanged.
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
