import type { Composition } from '@social/contracts';
import { RegistryError, type RegistryClient } from '@social/registry-client';
import { untilServed, visitComposition } from '@social/registry-cli/smoke/run-smoke';
import type { BrowserContext } from 'playwright-core';
import type { RandomComposition } from './random-composition';
import type { TestStage } from './test-stage';
import { visitThroughMenu } from './visit-through-menu';

export type TryOptions = {
  client: RegistryClient;
  context: BrowserContext;
  /** Requires the check `smoke` of a composition. */
  target: TestStage;
  /** Requires no check. The smoke test runs here before a composition is pinned. */
  rehearsal: TestStage;
};

export type Outcome = {
  /** The gates that refused it. Empty if it was pinned. */
  refusedBy: string[];
  /** Findings of the smoke test, if it ran. */
  smokeProblems: string[];
  /** Errors of the platform: a good composition refused, a bad one pinned, or an error that a member would see. */
  violations: string[];
};

const FREEZE_MS = 60_000;

/** Plans a composition and runs the smoke test if no gate refuses it. Then pins it and opens it as a member does. */
export async function tryComposition(
  composition: Composition,
  { isFrozen, refusedBy }: RandomComposition,
  options: TryOptions,
): Promise<Outcome> {
  const { client, target } = options;
  if (isFrozen) await client.freeze(target.name, { until: new Date(Date.now() + FREEZE_MS).toISOString(), reason: 'One composition.' });
  try {
    const planned = await plan(composition, options);
    const smokeProblems = planned.length === 0 ? await rehearse(composition, options) : [];
    const found = planned.length === 0 && smokeProblems.length > 0 ? ['smoke'] : planned;
    const expected = [...refusedBy].filter((gate) => gate !== 'smoke' || refusedBy.size === 1).sort();
    const violations = compare(found, expected);
    const isPinned = await pin(composition, options);
    if (isPinned !== (found.length === 0))
      violations.push(isPinned ? 'it was pinned after a refusal' : 'it was not pinned, though nothing refused it');
    if (isPinned) violations.push(...(await look(composition, options)));
    return { refusedBy: found, smokeProblems, violations };
  } finally {
    if (isFrozen) await client.unfreeze(target.name);
  }
}

function compare(found: readonly string[], expected: readonly string[]): string[] {
  const describe = (gates: readonly string[]) => (gates.length === 0 ? 'nothing' : gates.join(', '));
  return found.join() === expected.join() ? [] : [`${describe(found)} refused it instead of ${describe(expected)}`];
}

/** Returns the gates that refuse a composition, except missing check reports. */
async function plan(composition: Composition, { client, target }: TryOptions): Promise<string[]> {
  const { changes } = await target.changesTo(composition);
  try {
    const { verdicts } = await client.plan(target.name, { changes });
    return verdicts
      .filter(({ status, gate }) => status === 'refused' && gate !== 'checks')
      .map(({ gate }) => gate)
      .sort();
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'REG_COMPOSITION_INCOMPLETE') return ['incomplete'];
    throw error;
  }
}

/** Runs the smoke test as `registry smoke` does, and reports it. @returns its findings. */
async function rehearse(composition: Composition, { client, context, rehearsal }: TryOptions): Promise<string[]> {
  const { basedOn, changes } = await rehearsal.changesTo(composition);
  if (Object.keys(changes).length > 0) await client.pin(rehearsal.name, { basedOn, changes, reason: 'A random composition.' });
  const { visits } = await visitComposition(context, { edgeUrl: rehearsal.edgeUrl, composition, paths: [], isSignedIn: true });
  const problems = visits.flatMap(({ path, problems: found }) => found.map((problem) => `${path}: ${problem}`));
  await client.reportCheck({ check: 'smoke', subject: { composition }, isPassed: visits.length > 0 && problems.length === 0 });
  return problems;
}

async function pin(composition: Composition, { client, target }: TryOptions): Promise<boolean> {
  const { basedOn, changes } = await target.changesTo(composition);
  try {
    await client.pin(target.name, { basedOn, changes, reason: 'A random composition.' });
    return true;
  } catch (error) {
    if (error instanceof RegistryError && ['REG_GATE_REFUSED', 'REG_COMPOSITION_INCOMPLETE'].includes(error.code)) return false;
    throw error;
  }
}

async function look(composition: Composition, { context, target }: TryOptions): Promise<string[]> {
  const remotes = Object.keys(composition).filter((remote) => remote !== 'shell' && remote !== 'mf_chat');
  await untilServed(context, { edgeUrl: target.edgeUrl, composition });
  return visitThroughMenu(context, target.edgeUrl, remotes);
}
