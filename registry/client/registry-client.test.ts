import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeBuild, archiveEntries } from '@social/registry/testing/make-build';
import { settings, startPinnedRegistry } from '@social/registry/testing/start-registry';
import { NotABuildError, UnpublishableError } from '@social/release';
import { createRegistryClient, archiveRelease, publishFolder, RegistryError } from '.';

async function startClient() {
  const registry = await startPinnedRegistry();
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  return { registry, url, client: createRegistryClient({ url, token: registry.admin, retryPauseMs: 0 }) };
}

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function writeBuild(name: string, version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  folders.push(folder);
  const { manifest, files } = makeBuild({ name, version });
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(manifest) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

test('a build folder is archived, published, pinned, compared and rolled back', async () => {
  const { client } = await startClient();

  expect(await client.publish(await archiveRelease(await writeBuild('mf_chat', '0.2.0')))).toMatchObject({
    isNew: true,
    release: { remote: 'mf_chat' },
  });
  expect((await client.releases('mf_chat')).map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
  expect(await client.pin('production', { basedOn: 1, changes: { mf_chat: '0.2.0' }, reason: 'lists' })).toMatchObject({ revision: 2 });
  expect(await client.diff('production', 1)).toMatchObject({ differences: [{ remote: 'mf_chat', left: '0.2.0', right: '0.1.0' }] });
  expect(await client.rollBack('production', { basedOn: 2, reason: 'slow' })).toMatchObject({ revision: 3, restored: 1 });
  expect(await client.status('production')).toMatchObject({ revision: 3, composition: { mf_chat: '0.1.0' } });
  expect(await client.history('production', { limit: 2 })).toMatchObject({ revisions: [{ revision: 3 }, { revision: 2 }], next: 2 });
  expect(await client.verify('production')).toMatchObject({ revisions: 3, intact: true, brokenAt: null, head: { revision: 3 } });
});

test('a build folder sends only the files that its remote has not published', async () => {
  const { registry, client, url } = await startClient();
  const sizes: number[] = [];
  const measuring = createRegistryClient({
    url,
    token: registry.admin,
    fetch: (address, init) => {
      if (init?.body instanceof Uint8Array) sizes.push(Object.keys(init.body).length);
      return fetch(address, init);
    },
  });
  const folder = await writeBuild('mf_chat', '0.2.0');
  await writeFile(join(folder, 'LICENSES.txt'), 'x');

  await expect(publishFolder(measuring, folder)).rejects.toThrow(UnpublishableError);
  expect(sizes).toEqual([]);
  const published = await publishFolder(client, await writeBuild('mf_chat', '0.2.0'));
  const again = await publishFolder(measuring, await writeBuild('mf_chat', '0.2.0'));

  expect([published.isNew, again.isNew]).toEqual([true, false]);
  expect(sizes.at(-1)).toBeLessThan((await archiveRelease(folder)).byteLength);
});

test('environments and tokens are created', async () => {
  const { client } = await startClient();
  await client.putEnvironment('staging', { basedOn: 0, settings: { ...settings, hostnames: ['staging.localhost'] } });
  expect((await client.environments()).map(({ name }) => name)).toEqual(['production', 'staging']);
  expect(await client.environment('staging')).toMatchObject({ revision: 0 });

  const { id, token } = await client.createToken({ name: 'feed team', scopes: { publish: ['mf_feed'] } });
  expect(token).toMatch(/^mfp_/);
  expect(await client.revokeToken(id)).toMatchObject({ name: 'feed team', revokedAt: expect.any(String) });
  expect(await client.tokens()).toHaveLength(2);
});

test('a refusal has the code, the message and the details that a program needs to continue', async () => {
  const { client } = await startClient();
  const refusal = await client
    .pin('production', { basedOn: 0, changes: { mf_feed: '0.2.0' }, reason: 'x' })
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RegistryError);
  expect(refusal).toMatchObject({
    code: 'REG_REVISION_STALE',
    status: 412,
    message: expect.stringContaining('admin pinned'),
    details: { current: { revision: 1 } },
  });
});

test('archiving the same folder twice gives the same bytes, which the registry accepts', async () => {
  const folder = await writeBuild('mf_feed', '0.1.0');
  const [first, second] = [await archiveRelease(folder), await archiveRelease(folder)];
  expect(Buffer.compare(first, second)).toBe(0);
  const { client } = await startClient();
  expect(await client.publish(first)).toMatchObject({ isNew: false });
});

test('a folder that is no build is not archived', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  folders.push(folder);
  await expect(archiveRelease(folder)).rejects.toThrow(NotABuildError);
  await expect(archiveRelease(join(folder, 'missing'))).rejects.toThrow('There is no folder');
});

describe('while the registry is unavailable', () => {
  /** Answers 503 a number of times, then calls `answer`. */
  function flaky(failures: number, answer: () => Response) {
    const calls: string[] = [];
    const send: typeof fetch = async (input, init) => {
      calls.push(`${init?.method} ${input instanceof Request ? input.url : input.toString()}`);
      return calls.length <= failures
        ? Response.json({ code: 'REG_DATABASE_UNAVAILABLE', message: 'unavailable', requestId: '1' }, { status: 503 })
        : answer();
    };
    return { calls, send };
  }
  const options = { url: 'http://registry', token: 't', retryPauseMs: 0 };

  test('a read is retried', async () => {
    const { calls, send } = flaky(2, () => Response.json({ environments: [] }));
    expect(await createRegistryClient({ ...options, fetch: send }).environments()).toEqual([]);
    expect(calls).toHaveLength(3);
  });

  test('a read fails after two retries', async () => {
    const { calls, send } = flaky(9, () => Response.json({}));
    await expect(createRegistryClient({ ...options, fetch: send }).environments()).rejects.toMatchObject({
      code: 'REG_DATABASE_UNAVAILABLE',
      status: 503,
    });
    expect(calls).toHaveLength(3);
  });

  test('a change is sent once, because its outcome is unknown after a lost answer', async () => {
    const { calls, send } = flaky(9, () => Response.json({}));
    const client = createRegistryClient({ ...options, fetch: send });
    await expect(client.pin('production', { basedOn: 1, changes: { mf_feed: '0.2.0' }, reason: 'x' })).rejects.toMatchObject({
      status: 503,
    });
    await expect(client.publish(new Uint8Array(await archiveEntries([])))).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(2);
  });

  test.each([
    [undefined, /^The registry at http:\/\/registry does not answer\.$/],
    ['ECONNREFUSED', /^The registry at http:\/\/registry does not answer \(ECONNREFUSED\)\.$/],
    ['CERT_NOT_YET_VALID', /^The certificate of http:\/\/registry is not valid at \d{4}-.*Correct its clock, or renew the certificate\.$/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed by an unknown authority\. Name its file in NODE_EXTRA_CA_CERTS\.$/],
  ])('an unreachable registry is named by its address, with the reason %s', async (code, message) => {
    const cause = code === undefined ? undefined : Object.assign(new Error('why'), { code });
    const send: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    await expect(createRegistryClient({ ...options, fetch: send }).tokens()).rejects.toMatchObject({
      code: 'UNREACHABLE',
      status: 0,
      message: expect.stringMatching(message),
    });
  });

  test.each([
    ['HTML', () => new Response('<html>')],
    ['another shape', () => Response.json({ environments: [{ name: 7 }] })],
  ])('an answer of %s is refused as invalid', async (_title, answer) => {
    const { send } = flaky(0, answer);
    await expect(createRegistryClient({ ...options, fetch: send }).environments()).rejects.toMatchObject({ code: 'ANSWER_INVALID' });
  });
});
