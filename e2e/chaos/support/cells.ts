import { faults, type Fault } from '../../support/faults';

/** True for the whole matrix (`npm run chaos`), false for the slice in every test run. */
export const isWhole = process.env.CHAOS === 'whole';

/** Faults that a page notices only by its time limits. */
export const slow: Fault[] = ['hanging', 'trickle'];
const all = Object.keys(faults) as Fault[];
const quick = all.filter((fault) => !slow.includes(fault) && fault !== 'latency');

/** Returns the faults of a row: all of them, or in the slice one that differs from row to row. */
export function faultsOfRow(row: number): Fault[] {
  return isWhole ? all : [quick[row % quick.length] as Fault];
}

/** Returns true if the receiver can still read a damaged reply: replies have no checksum. */
export const isHarmless = (fault: Fault): boolean => fault === 'latency' || fault === 'flipped' || fault === 'tampered';
