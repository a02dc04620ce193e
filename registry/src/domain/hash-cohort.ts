import { writeCohortEntry } from '@social/contracts';
import type { EnvironmentSettings } from './environment-settings';
import { sha256 } from './sha256';
import type { Canary } from './canary';

/** Hashes the members who get a canary at any share, because an edge's answers are public. */
export function hashCohort({ id, cohort }: Pick<Canary, 'id' | 'cohort'>, { staff = [] }: Pick<EnvironmentSettings, 'staff'>): string[] {
  const members = new Set([...cohort.members, ...(cohort.staff ? staff : [])]);
  return [...members].map((member) => sha256(writeCohortEntry(id, member))).sort();
}
