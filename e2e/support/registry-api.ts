import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { sendRequest } from './send-request';
import { dataDir, environmentUrl, eventually, urls } from './stack';

const MAX_ARCHIVE_BYTES = 1 << 26;

type Settings = Record<string, unknown>;
export type Composition = Record<string, string>;

export const readToken = async (of: 'admin' | 'operator') => (await readFile(join(dataDir, `${of}-token`), 'utf8')).trim();

/** Sends a request to the registry. @throws if it refuses. */
async function send<T>(
  method: string,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: BodyInit | null },
): Promise<T> {
  const answer = await fetch(`${urls.registry}/v1${path}`, { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/**
 * Calls the registry, as its administrator by default. For the preparation of tests, not for the behaviour under test.
 * @throws if the registry refuses.
 */
async function callRegistry<T>(method: string, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<T> {
  return send(method, path, {
    headers: {
      authorization: `Bearer ${await readToken('admin')}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? null : JSON.stringify(json),
  });
}

/** Publishes a build of any remote. @param folder has the build and its `release.json`. @throws if the registry refuses. */
export async function publish(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const options = { encoding: 'buffer', maxBuffer: MAX_ARCHIVE_BYTES } as const;
  const { stdout } = await promisify(execFile)('tar', ['-cz', '-C', folder, ...paths], options);
  const headers = { authorization: `Bearer ${await readToken('operator')}`, 'content-type': 'application/gzip' };
  await send('POST', '/releases', { headers, body: new Uint8Array(stdout) });
}

/** Creates a token. @param scopes such as `{ publish: ['mf_feed'] }` or `{ operate: ['staging'] }`. */
export async function createToken(name: string, scopes: { publish?: string[]; operate?: string[]; check?: string[] }): Promise<string> {
  return (await callRegistry<{ token: string }>('POST', '/tokens', { name, scopes })).token;
}

export type TestEnvironment = { name: string; url: string };

/**
 * Creates an environment with production's composition for one test: its pins change no page of another test.
 * @param options.name as in the settings of the stack. By default a unique name.
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

/** Pins versions on top of the current revision. @throws if the registry refuses. */
export async function pin(environment: TestEnvironment, changes: Composition, reason: string): Promise<void> {
  const { name } = environment;
  const { revision } = await readStatus(environment);
  await callRegistry('POST', `/environments/${name}/revisions`, { changes, reason }, { 'if-match': `"${revision}"` });
}

/** Switches a remote off or on. @param token defaults to the administrator's. @throws if the registry refuses. */
export async function switchRemote(
  { name }: TestEnvironment,
  remote: string,
  { isDisabled, reason, token }: { isDisabled: boolean; reason: string; token?: string | undefined },
): Promise<void> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await callRegistry('PUT', `/environments/${name}/remotes/${remote}/switch`, { isDisabled, reason }, headers);
}

/** Gives releases only to some members, until the canary ends. @param memberIds their ids. @throws if the registry refuses. */
export async function startCanary(environment: TestEnvironment, changes: Composition, memberIds: string[]): Promise<void> {
  const { revision } = await readStatus(environment);
  const request = {
    changes,
    steps: [{ weight: 0 }, { pause: {} }],
    cohort: { members: memberIds, staff: false },
    reason: 'For one test.',
  };
  await callRegistry('POST', `/environments/${environment.name}/canary`, request, { 'if-match': `"${revision}"` });
}

/** Aborts the canary of an environment. @throws if the registry refuses. */
export async function abortCanary(environment: TestEnvironment): Promise<void> {
  const { revision } = await readStatus(environment);
  await callRegistry('POST', `/environments/${environment.name}/canary/abort`, { reason: 'Enough.' }, { 'if-match': `"${revision}"` });
}

/** Changes settings of an environment. Settings of calls and pages apply from the next pin on. @throws if the registry refuses. */
export async function changeSettings({ name }: TestEnvironment, changes: Settings): Promise<void> {
  const { settings, settingsVersion } = await callRegistry<{ settings: Settings; settingsVersion: number }>('GET', `/environments/${name}`);
  await callRegistry('PUT', `/environments/${name}`, { ...settings, ...changes }, { 'if-match': `"${settingsVersion}"` });
}

type Served = { revision: number; composition: Composition; disabled: string[] };

async function readServed({ url }: TestEnvironment): Promise<Served> {
  const { status, body } = await sendRequest(`${url}/composition.json`);
  return status === 200 ? (JSON.parse(body) as Served) : { revision: 0, composition: {}, disabled: [] };
}

/** Reads the composition that the edge serves in an environment. */
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
