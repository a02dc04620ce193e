import fc from 'fast-check';
import { environmentHeads } from '@social/contracts';
import { sha256 } from './domain/sha256';
import {
  baseOf,
  carryOut,
  createModel,
  latest,
  modelEnvironments,
  other,
  steps,
  targetOf,
  type ModelEnvironment,
  type RegistryModel,
  type Step,
} from './testing/registry-model';
import { writeEntry } from './testing/make-build';
import { settings, startRegistry, type TestRegistry } from './testing/start-registry';

const RUNS = 8;
const FAR = '2027-01-01T00:00:00.000Z';

/** The remote and the environments of one run: runs share a registry, and nothing is ever deleted from one. */
type Names = { remote: string; environment: (name: ModelEnvironment) => string };

async function prepare(registry: TestRegistry, run: number): Promise<Names> {
  const names: Names = { remote: `mf_run${run}`, environment: (name) => `${name}-${run}` };
  for (const name of modelEnvironments) {
    const environment = names.environment(name);
    await registry.putSettings(environment, { ...settings, hostnames: [`${environment}.example`] });
    expect((await registry.pin(environment, 0, { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.1.0' })).statusCode).toBe(201);
  }
  return names;
}

/** Asks the registry for what the step says. @returns its status, and the code of a refusal. */
async function ask(registry: TestRegistry, { remote, environment }: Names, model: RegistryModel, step: Step): Promise<string> {
  const { statusCode, body } = await send();
  return statusCode < 300 ? String(statusCode) : `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;

  async function send() {
    if (step.kind === 'publish')
      return registry.publish({
        name: remote,
        version: step.version,
        files: { 'remoteEntry.js': writeEntry(step.content) },
      });
    if (step.kind === 'withdraw')
      return registry.send('PUT', `/v1/releases/${remote}/${step.version}/withdrawal`, undefined, { payload: { reason: 'it leaks' } });
    const url = `/v1/environments/${environment(step.environment)}`;
    const target = model.environments[step.environment];
    switch (step.kind) {
      case 'freeze':
        return registry.send('PUT', `${url}/freeze`, undefined, { payload: { until: FAR, reason: 'the sale' } });
      case 'unfreeze':
        return registry.send('DELETE', `${url}/freeze`);
      case 'disable':
      case 'enable': {
        const payload = { isDisabled: step.kind === 'disable', reason: 'it floods' };
        return registry.send('PUT', `${url}/remotes/${remote}/switch`, undefined, { payload });
      }
      case 'pin':
        return registry.pin(environment(step.environment), baseOf(target, step), { [remote]: step.version });
      case 'promote': {
        const version = latest(model.environments[other(step.environment)]).version;
        return registry.pin(environment(step.environment), target.revisions.length, { [remote]: version });
      }
      case 'rollback':
        return registry.rollBack(environment(step.environment), baseOf(target, step), { to: targetOf(target, step) });
    }
  }
}

type Status = { revision: number; composition: Record<string, string>; disabled: Record<string, string>; freeze: object | null };

async function readState(registry: TestRegistry, names: Names, name: ModelEnvironment) {
  const answer = await registry.send('GET', `/v1/environments/${names.environment(name)}/status`);
  const { revision, composition, disabled, freeze } = answer.json<Status>();
  return { revision, version: composition[names.remote] ?? null, isDisabled: names.remote in disabled, isFrozen: freeze !== null };
}

function stateOf(model: RegistryModel, name: ModelEnvironment) {
  const environment = model.environments[name];
  return { revision: environment.revisions.length, ...latest(environment), isFrozen: environment.isFrozen };
}

/** The promises that hold for whatever was done: the history is whole, the head is signed over what is served, and no byte changed. */
async function checkPromises(registry: TestRegistry, names: Names, model: RegistryModel): Promise<void> {
  const heads = environmentHeads.parse((await registry.send('GET', '/v1/heads', null)).json());
  for (const name of modelEnvironments) {
    const url = `/v1/environments/${names.environment(name)}`;
    const { revisions } = model.environments[name];
    const page = (await registry.send('GET', `${url}/revisions?limit=200`)).json<{
      revisions: { revision: number; composition: object }[];
    }>();
    const versions = page.revisions.map(({ composition }) => (composition as Record<string, string>)[names.remote] ?? null).reverse();
    expect(versions).toEqual(revisions.map(({ version }) => version));
    expect((await registry.send('GET', `${url}/chain`)).json()).toMatchObject({ revisions: revisions.length, intact: true });

    const head = heads[names.environment(name)];
    const rendered = await registry.send('GET', `${url}/revisions/${revisions.length}/rendered`, null);
    expect([head && registry.signer.isSigned(head), head?.digest]).toEqual([true, sha256(rendered.body)]);
  }
  for (const [version, content] of model.contents) {
    const file = await registry.send('GET', `/v1/releases/${names.remote}/${version}/files/remoteEntry.js`, null);
    expect(file.body).toBe(writeEntry(content));
  }
}

test('the registry answers and holds what a model of it does, whatever teams and operators ask for', async () => {
  const registry = await startRegistry();
  for (const name of ['shell', 'mf_chat', 'mf_feed']) await registry.publish({ name, version: '0.1.0' });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const names = await prepare(registry, ++run);
      const model = createModel();
      for (const step of asked) {
        const answer = await ask(registry, names, model, step);
        expect({ step, answer }).toEqual({ step, answer: carryOut(model, step) });
        for (const name of modelEnvironments) expect(await readState(registry, names, name)).toEqual(stateOf(model, name));
      }
      await checkPromises(registry, names, model);
    }),
    { numRuns: RUNS },
  );
});
