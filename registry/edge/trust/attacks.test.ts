import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publicSigningKeys } from '@social/contracts';
import { sql, type SQL } from 'drizzle-orm';
import { makeSigningKey, type SigningKeyFile } from '@social/registry/signing-key';
import { compressText } from '@social/registry/compressed-text';
import { writeEntry } from '@social/registry/testing/make-build';
import { settings, startPinnedRegistry } from '@social/registry/testing/start-registry';
import { keysFile, makeCacheDir, startEdge, stopAll } from '../testing/start-edge';

/** Attacks by someone who can write the registry's database or the edge's disk, tested against both running servers. */

const entry = '/r/mf_feed/0.2.0/remoteEntry.js';
const entryText = writeEntry('mf_feed 0.2.0');
const evil = Buffer.from("export const build = 'evil';");

afterEach(stopAll);

type TestContext = Awaited<ReturnType<typeof startAtTwo>>;

/** Starts a registry, and an edge that serves production@2 with mf_feed 0.2.0. */
async function startAtTwo() {
  const registry = await startPinnedRegistry();
  const url = `http://127.0.0.1:${await registry.listen()}`;
  const cacheDir = await makeCacheDir();
  await trust(cacheDir, registry.signingKey);
  const edge = await startEdge(url, cacheDir);
  await edge.sync.runOnce();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await edge.sync.runOnce();
  expect((await edge.get('/')).headers['x-composition']).toBe('production@2');
  const page = (await edge.get('/')).body;

  return {
    ...{ registry, cacheDir, edge, page },
    pinThree: () => registry.pin('production', 2, { mf_feed: '0.3.0' }),
    /** Pins through a registry with another key or epoch. `revision` is the current one. */
    async pinAs(key: SigningKeyFile, revision = 2, version = '0.3.0') {
      const send = await registry.startReplica(key);
      const headers = { 'if-match': `"${revision}"` };
      const payload = { changes: { mf_feed: version }, reason: 'because' };
      expect((await send('POST', '/v1/environments/production/revisions', { headers, payload })).statusCode).toBe(201);
    },
    /** Changes rows as the owner of the database can, bypassing triggers and references. */
    tamper: (...statements: SQL[]) =>
      registry.database.transaction(async (transaction) => {
        await transaction.execute(sql`set local session_replication_role = replica`);
        for (const statement of statements) await transaction.execute(statement);
      }),
    async restartEdge() {
      return startEdge(url, cacheDir);
    },
  };
}

async function trust(cacheDir: string, { key, retired }: Pick<SigningKeyFile, 'key' | 'retired'>): Promise<void> {
  await writeFile(keysFile(cacheDir), JSON.stringify(publicSigningKeys.parse({ keys: [key, ...retired] })));
}

const deleteRevisionTwo = ['revision_signatures', 'rendered_compositions', 'revisions'].map(
  (table) => sql`delete from ${sql.identifier(table)} where number = 2`,
);

/** Replaces a script of mf_feed 0.3.0, the compressed or the original one. */
const entryOfThree = sql`(select integrity from release_files where version = '0.3.0' and path = 'remoteEntry.js')`;

const attacks: [name: string, attack: (context: TestContext) => Promise<unknown>, reason: string][] = [
  [
    'an altered rendered document',
    async ({ registry, pinThree, tamper }) => {
      await pinThree();
      const { body } = await registry.send('GET', '/v1/environments/production/rendered');
      await tamper(sql`update rendered_compositions set body = ${await compressText(body.replaceAll('0.3.0', '0.1.0'))} where number = 3`);
    },
    'is not the signed one',
  ],
  [
    'a replaced compressed file',
    async ({ pinThree, tamper }) => {
      await pinThree();
      await tamper(sql`delete from compressed_blobs where integrity = ${entryOfThree}`);
      await tamper(sql`insert into compressed_blobs values (${entryOfThree}, ${brotliCompressSync(evil)})`);
    },
    'remoteEntry.js',
  ],
  [
    'a replaced file',
    async ({ pinThree, tamper }) => {
      await pinThree();
      await tamper(
        sql`delete from compressed_blobs where integrity = ${entryOfThree}`,
        sql`update blobs set raw = ${evil} where integrity = ${entryOfThree}`,
      );
    },
    'remoteEntry.js',
  ],
  ['a history whose end was cut off', ({ tamper }) => tamper(...deleteRevisionTwo), 'was seen already'],
  [
    'another document under the same number, after a silent restore',
    async ({ tamper, pinAs, registry }) => {
      await tamper(...deleteRevisionTwo);
      await pinAs(registry.signingKey, 1);
    },
    'another history',
  ],
  [
    'a longer history that does not hold the revision that was seen',
    async ({ tamper, pinAs, registry }) => {
      await tamper(...deleteRevisionTwo);
      await pinAs(registry.signingKey, 1);
      await pinAs(registry.signingKey, 2, '0.1.0');
    },
    'another history',
  ],
  ['a lower epoch', ({ pinAs, registry }) => pinAs({ ...registry.signingKey, epoch: 0 }), 'was seen already'],
  ['a key that is not trusted', ({ pinAs }) => pinAs({ epoch: 1, key: makeSigningKey(), retired: [] }), 'with a trusted key'],
  [
    "a trusted key's name over the signature of another key",
    ({ pinAs, registry }) => pinAs({ epoch: 1, key: { ...makeSigningKey(), kid: registry.signingKey.key.kid }, retired: [] }),
    'with a trusted key',
  ],
  [
    'a revision without a signature',
    async ({ pinThree, tamper }) => {
      await pinThree();
      await tamper(sql`delete from revision_signatures where number = 3`);
    },
    'is not signed',
  ],
  [
    'the signature of an earlier revision',
    async ({ pinThree, tamper }) => {
      await pinThree();
      await tamper(sql`update revision_signatures set value = (select value from revision_signatures where number = 2) where number = 3`);
    },
    'with a trusted key',
  ],
  [
    'the signature and document of another environment',
    async ({ registry, pinThree, tamper }) => {
      await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost'] });
      await registry.pin('staging', 0, { shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.1.0' });
      await pinThree();
      const from = sql`from rendered_compositions where environment = 'staging'`;
      await tamper(
        sql`update rendered_compositions set body = (select body ${from}) where number = 3`,
        sql`update revision_signatures set value = (select value from revision_signatures where environment = 'staging') where number = 3`,
      );
    },
    'with a trusted key',
  ],
  [
    'a forged link of the history',
    async ({ pinThree, tamper }) => {
      await pinThree();
      await tamper(sql`update revisions set hash = previous_hash where number = 3`);
    },
    'with a trusted key',
  ],
];

test.each(attacks)('%s reaches no member: the edge serves what it proved last, and says why', async (_name, attack, reason) => {
  const context = await startAtTwo();

  await attack(context);
  await context.edge.sync.runOnce();

  expect((await context.edge.get('/')).body).toBe(context.page);
  expect((await context.edge.get(entry)).body).toBe(entryText);
  expect(context.edge.errorLines().filter((line) => line.includes(reason))).toHaveLength(1);
});

test("an edited composition on the edge's disk is not served, and is fetched again", async () => {
  const { cacheDir, restartEdge, page } = await startAtTwo();
  const file = join(cacheDir, 'production.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('0.2.0', '0.1.0'));

  const edge = await restartEdge();
  expect((await edge.get('/')).statusCode).toBe(503);
  await edge.sync.runOnce();

  expect((await edge.get('/')).body).toBe(page);
});

test("an edited script on the edge's disk is not served, and is fetched again", async () => {
  const { cacheDir, restartEdge } = await startAtTwo();
  const folder = join(cacheDir, 'files');
  for (const name of await readdir(folder)) await writeFile(join(folder, name), brotliCompressSync(evil));

  const edge = await restartEdge();
  await edge.sync.runOnce();

  expect((await edge.get(entry)).body).toBe(entryText);
});

test('a rotated key is accepted once the edge is given it, and what the retired one signed stays valid', async () => {
  const { registry, cacheDir, edge, pinAs, restartEdge } = await startAtTwo();
  const rotated = { epoch: 1, key: makeSigningKey(), retired: [registry.signingKey.key] };
  await pinAs(rotated);
  await edge.sync.runOnce();
  expect((await edge.get('/')).headers['x-composition']).toBe('production@2');

  await trust(cacheDir, rotated);
  const restarted = await restartEdge();
  expect((await restarted.get('/')).headers['x-composition']).toBe('production@2');
  await restarted.sync.runOnce();

  expect((await restarted.get('/')).headers['x-composition']).toBe('production@3');
});
