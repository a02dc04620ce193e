import type { RegistryClient, Revision } from '@social/registry-client';
import type { AcceptedPin } from './pin-through-replicas';

/** Compares the history of an environment with the accepted pins. @returns a sentence for each broken promise. */
export async function findViolations(client: RegistryClient, environment: string, accepted: readonly AcceptedPin[]): Promise<string[]> {
  const history = await readHistory(client, environment);
  const { intact, brokenAt, reason } = await client.verify(environment);
  const byNumber = new Map(history.map((revision) => [revision.revision, revision.reason]));
  const lost = accepted.filter((pin) => byNumber.get(pin.revision) !== pin.reason);
  const reasons = history.map((revision) => revision.reason);
  const gaps = history.filter(({ revision }, index) => revision !== history.length - index);
  return [
    ...lost.map((pin) => `${environment}@${pin.revision} is not "${pin.reason}", which was accepted.`),
    ...reasons.filter((text, index) => reasons.indexOf(text) !== index).map((text) => `${environment} has "${text}" twice.`),
    ...gaps.map(({ revision }) => `${environment}@${revision} follows a gap.`),
    // The first revision brings all remotes.
    ...(history.length === accepted.length + 1 ? [] : [`${environment} has ${history.length} revisions for ${accepted.length} pins.`]),
    ...(intact ? [] : [`${environment}@${brokenAt} breaks the chain: ${reason}.`]),
  ];
}

/** Newest first. */
async function readHistory(client: RegistryClient, environment: string): Promise<Revision[]> {
  const revisions: Revision[] = [];
  for (let before: number | null | undefined = undefined; before !== null;) {
    const page = await client.history(environment, { before, limit: 200 });
    revisions.push(...page.revisions);
    before = page.next;
  }
  return revisions;
}
