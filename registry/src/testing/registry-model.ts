import fc from 'fast-check';

export const modelEnvironments = ['one', 'two'] as const;
export type ModelEnvironment = (typeof modelEnvironments)[number];

const versions = ['0.1.0', '0.2.0', '0.3.0'] as const;

/** A request of an operator or a team, about one remote in two environments. `lag`: number of revisions by which the base is behind. */
export type Step =
  | { kind: 'publish'; version: string; content: string }
  | { kind: 'withdraw'; version: string }
  | { kind: 'pin'; environment: ModelEnvironment; version: string | null; lag: number }
  | { kind: 'rollback'; environment: ModelEnvironment; back: number; lag: number }
  | { kind: 'promote'; environment: ModelEnvironment }
  | { kind: 'freeze' | 'unfreeze' | 'disable' | 'enable'; environment: ModelEnvironment };

const version = fc.constantFrom(...versions);
const environment = fc.constantFrom(...modelEnvironments);
const lag = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }) });
const kindOf = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ kind: kindOf('publish'), version, content: kindOf('a', 'b') }),
    fc.record({ kind: kindOf('pin'), environment, version: fc.option<string>(version, { freq: 6 }), lag }),
    fc.record({ kind: kindOf('pin'), environment, version, lag: fc.constant(0) }),
    fc.record({ kind: kindOf('rollback'), environment, back: fc.integer({ min: 0, max: 4 }), lag }),
    fc.record({ kind: kindOf('promote'), environment }),
    fc.record({ kind: kindOf('withdraw'), version }),
    fc.record({ kind: kindOf('freeze', 'unfreeze', 'disable', 'enable'), environment }),
  ),
  { minLength: 5, maxLength: 25 },
);

export type ModelRevision = { version: string | null; isDisabled: boolean };
type EnvironmentModel = { revisions: ModelRevision[]; isFrozen: boolean };

/** The registry as its users understand it. Each environment begins with a revision without the remote. */
export type RegistryModel = {
  contents: Map<string, string>;
  withdrawn: Set<string>;
  environments: Record<ModelEnvironment, EnvironmentModel>;
};

export function createModel(): RegistryModel {
  const start = (): EnvironmentModel => ({ revisions: [{ version: null, isDisabled: false }], isFrozen: false });
  return { contents: new Map(), withdrawn: new Set(), environments: { one: start(), two: start() } };
}

export const other = (name: ModelEnvironment): ModelEnvironment => (name === 'one' ? 'two' : 'one');

export function latest({ revisions }: EnvironmentModel): ModelRevision {
  return revisions.at(-1) ?? { version: null, isDisabled: false };
}

/** The revision that a step names as its base. */
export const baseOf = ({ revisions }: EnvironmentModel, { lag }: { lag: number }) => Math.max(0, revisions.length - lag);

/** The revision that a rollback names; 0 for none. */
export const targetOf = ({ revisions }: EnvironmentModel, { back }: { back: number }) => Math.max(1, revisions.length - back);

/** Carries a step out in the model. @returns the status and the code that the registry has to answer. */
export function carryOut(model: RegistryModel, step: Step): string {
  if (step.kind === 'publish') return publish(model, step);
  if (step.kind === 'withdraw') {
    if (!model.contents.has(step.version)) return '404 REG_RELEASE_UNKNOWN';
    model.withdrawn.add(step.version);
    return '200';
  }
  const target = model.environments[step.environment];
  switch (step.kind) {
    case 'freeze':
    case 'unfreeze':
      target.isFrozen = step.kind === 'freeze';
      return '200';
    case 'disable':
    case 'enable':
      return setDisabled(target, step.kind === 'disable');
    case 'pin':
      if (baseOf(target, step) !== target.revisions.length) return '412 REG_REVISION_STALE';
      return pin(model, target, step.version);
    case 'promote':
      return pin(model, target, latest(model.environments[other(step.environment)]).version);
    case 'rollback':
      if (baseOf(target, step) !== target.revisions.length) return '412 REG_REVISION_STALE';
      return rollBack(model, target, targetOf(target, step));
  }
}

function publish({ contents }: RegistryModel, { version, content }: { version: string; content: string }): string {
  const present = contents.get(version);
  if (present !== undefined) return present === content ? '200' : '409 REG_VERSION_TAKEN';
  contents.set(version, content);
  return '201';
}

function pin(model: RegistryModel, target: EnvironmentModel, version: string | null): string {
  if (version === latest(target).version) return '409 REG_NOTHING_TO_CHANGE';
  if (version !== null && !model.contents.has(version)) return '422 REG_PIN_RELEASE_UNKNOWN';
  if (target.isFrozen || (version !== null && model.withdrawn.has(version))) return '422 REG_GATE_REFUSED';
  return append(target, version);
}

/** A rollback is a way back: no freeze stops it, and a withdrawal only where it would return. */
function rollBack(model: RegistryModel, target: EnvironmentModel, number: number): string {
  const version = target.revisions[number - 1]?.version ?? null;
  if (version === latest(target).version) return '409 REG_NOTHING_TO_CHANGE';
  if (version !== null && model.withdrawn.has(version)) return '409 REG_RELEASE_WITHDRAWN';
  return append(target, version);
}

/** A remote that is taken out is no longer switched off: it returns switched on. */
function append(target: EnvironmentModel, version: string | null): string {
  target.revisions.push({ version, isDisabled: version !== null && latest(target).isDisabled });
  return '201';
}

function setDisabled(target: EnvironmentModel, isDisabled: boolean): string {
  const { version, isDisabled: wasDisabled } = latest(target);
  if (version === null) return '422 REG_REMOTE_NOT_PINNED';
  if (wasDisabled !== isDisabled) target.revisions.push({ version, isDisabled });
  return '200';
}
