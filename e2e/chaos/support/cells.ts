import { faults, type Fault } from '../../support/faults';

/** Whether the whole matrix runs (`npm run chaos`), not the slice of it that runs in every test run. */
export const isWhole = process.env.CHAOS === 'whole';

/** Faults that a page notices by its time limits alone. */
export const slow: Fault[] = ['hanging', 'trickle'];
const all = Object.keys(faults) as Fault[];
const quick = all.filter((fault) => !slow.includes(fault) && fault !== 'latency');

/** Returns the faults of a row: all of them, or in the slice one that differs from row to row. */
export function faultsOfRow(row: number): Fault[] {
  return isWhole ? all : [quick[row % quick.length] as Fault];
}

/** Whether what the fault damages may still be read by its receiver: a reply has no checksum of its own. */
export const isHarmless = (fault: Fault): boolean => fault === 'latency' || fault === 'flipped' || fault === 'tampered';
