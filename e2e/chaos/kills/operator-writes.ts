import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyBuild } from '../../support/copy-build';
import { ownUrls } from '../../support/own-stack';
import type { Write } from './writer';

const CALL_TIMEOUT_MS = 20_000;
const APP = 'mf-albums';
export const REMOTE = 'mf_albums';
export const ENVIRONMENT = 'staging';

type Revision = { revision: number; reason: string };
type Call = { method?: string; body?: Uint8Array<ArrayBuffer> | string; headers?: Record<string, string> };

/** Calls the registry of the test's own stack as its administrator. */
async function callRegistry(folder: string, path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
  const token = (await readFile(join(folder, 'admin-token'), 'utf8')).trim();
  return fetch(`${ownUrls.registry}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
}

/** @throws unless the registry answers with one of these statuses. */
async function expectStatus(answer: Response, ...statuses: number[]): Promise<unknown> {
  if (!statuses.includes(answer.status)) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function readHistory(folder: string): Promise<Revision[]> {
  const revisions: Revision[] = [];
  for (let next: number | null = null; ;) {
    const page = `/environments/${ENVIRONMENT}/revisions?limit=200${next === null ? '' : `&before=${next}`}`;
    const answer = (await expectStatus(await callRegistry(folder, page), 200)) as { revisions: Revision[]; next: number | null };
    revisions.push(...answer.revisions);
    if (answer.next === null) return revisions;
    next = answer.next;
  }
}

/** Reads the reasons of all revisions of the environment. Each pin has a unique reason. */
export const readReasons = async (folder: string) => (await readHistory(folder)).map(({ reason }) => reason);

/** Builds a release with a unique version and entry. @param padding incompressible bytes, to fill a disk. */
export async function newRelease(folder: string, count: number, padding = 0): Promise<Write> {
  const version = `0.9.${count}`;
  const build = await copyBuild(APP, { version, entry: (text) => `${text}\n// ${version} ${randomBytes(padding / 2).toString('hex')}` });
  const { stdout } = await promisify(execFile)('tar', ['-czf', '-', '-C', build, ...(await readdir(build))], {
    encoding: 'buffer',
    maxBuffer: 64 << 20,
  });
  await rm(build, { recursive: true });
  const send = async () => {
    const headers = { 'content-type': 'application/gzip' };
    // 200: an earlier attempt stored it, but its answer was lost.
    await expectStatus(await callRegistry(folder, '/releases', { method: 'POST', body: new Uint8Array(stdout), headers }), 200, 201);
  };
  return { id: version, send };
}

/** Pins the other of two versions, based on the current revision. */
export async function newPin(folder: string, versions: () => readonly string[], count: number): Promise<Write> {
  const reason = `pin ${count}`;
  async function send() {
    const [latest] = await readHistory(folder);
    if (latest?.reason === reason) return;
    const known = ['0.1.0', ...versions()];
    const version = known[count % 2 ? known.length - 1 : 0];
    const answer = await callRegistry(folder, `/environments/${ENVIRONMENT}/revisions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'if-match': `"${latest?.revision}"` },
      body: JSON.stringify({ changes: { [REMOTE]: version }, reason }),
    });
    await expectStatus(answer, 201);
  }
  return { id: reason, send };
}

/** Lists the files of a release that the registry does not serve. @returns null if the release does not exist. */
export async function findMissingFiles(folder: string, version: string): Promise<string[] | null> {
  const path = `/releases/${REMOTE}/${version}`;
  const answer = await callRegistry(folder, path);
  if (answer.status === 404) return null;
  const { files } = (await expectStatus(answer, 200)) as { files: { path: string }[] };
  const statuses = await Promise.all(files.map(async (file) => (await callRegistry(folder, `${path}/files/${file.path}`)).status));
  return files.filter((_, index) => statuses[index] !== 200).map((file) => file.path);
}
