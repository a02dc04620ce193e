import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendRequest } from './send-request';
import { dataDir, environmentUrl, eventually, registryCli, urls } from './stack';

type Settings = Record<string, unknown>;
export type Composition = Record<string, string>;

/** Calls the registry as its administrator: for what a test needs, not for what it tests. @throws when the registry refuses. */
async function callRegistry<T>(method: string, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const token = (await readFile(join(dataDir, 'admin-token'), 'utf8')).trim();
  const answer = await fetch(`${urls.registry}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: json === undefined ? null : JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Makes a token. @param scopes such as `{ publish: ['mf_feed'] }` or `{ operate: ['staging'] }`. */
export async function createToken(name: string, scopes: { publish?: string[]; operate?: string[]; check?: string[] }): Promise<string> {
  return (await callRegistry<{ token: string }>('POST', '/tokens', { name, scopes })).token;
}

export type TestEnvironment = { name: string; url: string };

/**
 * Makes an environment that runs what production runs, for one test alone: pins of it change no page of another test.
 * @param options.name where the settings of the stack name it; else one that nobody has.
 * @param options.providerUrl replaces production's provider.
 * @param options.without remotes that it does not run.
 */
export async function newEnvironment({
  name = `e2e-${randomUUID().slice(0, 8)}`,
  overridesAllowed = false,
  providerUrl = '',
  without = [] as readonly string[],
} = {}): Promise<TestEnvironment> {
  const hostname = `${name}.localhost`;
  const [{ settings }, production] = await Promise.all([
    callRegistry<{ settings: Settings }>('GET', '/environments/production'),
    callRegistry<{ composition: Composition }>('GET', '/environments/production/status'),
  ]);
  const composition = Object.fromEntries(Object.entries(production.composition).filter(([remote]) => !without.includes(remote)));
  const changes = { hostnames: [hostname], overridesAllowed, ...(providerUrl && { providerUrl }) };
  await callRegistry('PUT', `/environments/${name}`, { ...settings, ...changes }, { 'if-match': '"0"' });
  const pin = { changes: composition, reason: 'For one test.' };
  await callRegistry('POST', `/environments/${name}/revisions`, pin, { 'if-match': '"0"' });
  const environment = { name, url: environmentUrl(hostname) };
  await untilServed(environment, composition);
  return environment;
}

/** Reads the latest revision of an environment from the registry. */
export function readStatus({ name }: TestEnvironment): Promise<{ revision: number; composition: Composition }> {
  return callRegistry('GET', `/environments/${name}/status`);
}

/** Pins versions on top of the revision that runs. @throws when the registry refuses. */
export async function pin(environment: TestEnvironment, changes: Composition, reason: string): Promise<void> {
  const { name } = environment;
  const { revision } = await readStatus(environment);
  await callRegistry('POST', `/environments/${name}/revisions`, { changes, reason }, { 'if-match': `"${revision}"` });
}

/** Sends the calls of an environment to another provider, from the next pin on. */
export async function changeProvider({ name }: TestEnvironment, providerUrl: string): Promise<void> {
  const { settings, settingsVersion } = await callRegistry<{ settings: Settings; settingsVersion: number }>('GET', `/environments/${name}`);
  await callRegistry('PUT', `/environments/${name}`, { ...settings, providerUrl }, { 'if-match': `"${settingsVersion}"` });
}

/** Asks for checks before a pin. @param names such as `smoke:composition`. */
export const requireChecks = (environment: TestEnvironment, ...names: string[]): Promise<void> =>
  setEnvironment(environment, '--require-check', ...names);

/** Changes settings by the command line, as an administrator. @param options such as `--no-offline`. */
export async function setEnvironment({ name }: TestEnvironment, ...options: string[]): Promise<void> {
  const token = (await readFile(join(dataDir, 'admin-token'), 'utf8')).trim();
  const answer = await registryCli(['env', 'set', name, ...options], token);
  if (answer.code !== 0) throw new Error(`${name} cannot be set to ${options.join(' ')}: ${answer.stderr}`);
}

type Served = { revision: number; composition: Composition; disabled: string[] };

async function readServed({ url }: TestEnvironment): Promise<Served> {
  const { status, body } = await sendRequest(`${url}/composition.json`);
  return status === 200 ? (JSON.parse(body) as Served) : { revision: 0, composition: {}, disabled: [] };
}

/** Reads what the edge serves in an environment. */
export const servedComposition = async (environment: TestEnvironment): Promise<Composition> => (await readServed(environment)).composition;

/** Waits until the edge serves the latest revision of an environment. */
export async function untilLatestServed(environment: TestEnvironment): Promise<number> {
  const { revision } = await readStatus(environment);
  await eventually(`${environment.name} serves ${revision}`, async () => (await readServed(environment)).revision >= revision);
  return revision;
}

/** Waits until the edge serves these versions in an environment. */
export async function untilServed(environment: TestEnvironment, versions: Composition): Promise<void> {
  await eventually(`${environment.name} serves ${JSON.stringify(versions)}`, async () => {
    const served = await servedComposition(environment);
    return Object.entries(versions).every(([remote, version]) => served[remote] === version);
  });
}

/** Waits until the edge serves an environment with these remotes switched off, and no other. */
export async function untilSwitchedOff(environment: TestEnvironment, remotes: string[]): Promise<void> {
  await eventually(`${environment.name} serves without ${JSON.stringify(remotes)}`, async () => {
    const { revision, disabled } = await readServed(environment);
    return revision > 0 && JSON.stringify(disabled) === JSON.stringify(remotes);
  });
}
