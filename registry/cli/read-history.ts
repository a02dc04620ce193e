import type { EnvironmentEvent, RegistryClient, ReleaseProvenance, Revision, Withdrawal } from '@social/registry-client';

export type FullHistory = {
  revisions: Revision[];
  /** Changes of settings, freezes and their ends. */
  events: EnvironmentEvent[];
  withdrawals: Withdrawal[];
  provenances: ReleaseProvenance[];
};

const PAGE_SIZE = 200;

/** Reads revisions and events of an environment, newest first, each up to `limit`. */
export async function readHistory(client: RegistryClient, environment: string, limit: number): Promise<FullHistory> {
  const history: FullHistory = { revisions: [], events: [], withdrawals: [], provenances: [] };
  for (let before: number | null | undefined; before !== null && history.revisions.length < limit;) {
    const page = await client.history(environment, { before, limit: Math.min(PAGE_SIZE, limit - history.revisions.length) });
    history.revisions.push(...page.revisions);
    history.withdrawals.push(...page.withdrawals);
    history.provenances.push(...page.provenances);
    before = page.next;
  }
  for (let before: number | null | undefined; before !== null && history.events.length < limit;) {
    const page = await client.events(environment, { before, limit: Math.min(PAGE_SIZE, limit - history.events.length) });
    history.events.push(...page.events);
    before = page.next;
  }
  return history;
}
