import { sql, type SQL } from 'drizzle-orm';
import { createSigner, makeSigningKey } from '../signing/signing-key';
import { hashRevision } from '../../domain/hash-chain';
import { createRevisionRepository } from './revisions.repository';
import { settings, startPinnedRegistry, startRegistry, type TestRegistry } from '../../testing/start-registry';

const get = (registry: TestRegistry, rest: string, environment = 'production') =>
  registry.send('GET', `/v1/environments/${environment}/${rest}`);

test('the status has what runs, what it falls back to, and the latest revision', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' }, { reason: 'new heading' });

  const answer = await get(registry, 'status');

  expect(answer.headers.etag).toBe('"2"');
  expect(answer.json()).toMatchObject({
    revision: 2,
    composition: { shell: '0.1.0', mf_feed: '0.2.0', mf_chat: '0.1.0' },
    fallbacks: { mf_feed: '0.1.0' },
    latest: { by: 'admin', reason: 'new heading' },
  });
});

test('an environment without a revision says so', async () => {
  const registry = await startRegistry();
  await registry.putSettings('production', settings);
  expect((await get(registry, 'status')).json()).toMatchObject({ revision: 0, composition: {}, latest: null });
  expect((await get(registry, 'revisions')).json()).toEqual({ revisions: [], withdrawals: [], provenances: [], failures: [], next: null });
});

test('the history is read in pages', async () => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });

  expect((await get(registry, 'revisions?limit=2')).json()).toMatchObject({ revisions: [{ revision: 3 }, { revision: 2 }], next: 2 });
  expect((await get(registry, 'revisions?limit=2&before=2')).json()).toMatchObject({ revisions: [{ revision: 1 }], next: null });
  expect((await get(registry, 'revisions/2')).json()).toMatchObject({ revision: 2 });
  expect((await get(registry, 'revisions/4')).statusCode).toBe(404);
  expect((await get(registry, 'revisions?limit=0')).statusCode).toBe(400);
});

test('a diff compares with another environment, and with an older revision', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost'] });
  await registry.pin('staging', 0, { shell: '0.1.0', mf_feed: '0.3.0', mf_chat: '0.1.0' });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });

  expect((await get(registry, 'diff?with=staging')).json()).toEqual({
    left: { environment: 'production', revision: 2 },
    right: { environment: 'staging', revision: 1 },
    differences: [{ remote: 'mf_feed', left: '0.2.0', right: '0.3.0' }],
  });
  expect((await get(registry, 'diff?with=1')).json()).toMatchObject({
    differences: [{ remote: 'mf_feed', left: '0.2.0', right: '0.1.0' }],
  });
  expect((await get(registry, 'diff?with=nowhere')).json()).toMatchObject({ code: 'REG_ENVIRONMENT_UNKNOWN' });
  expect((await get(registry, 'diff?with=9')).json()).toMatchObject({ code: 'REG_REVISION_UNKNOWN' });
});

test.each(['status', 'revisions', 'revisions/1', 'diff?with=1'])('%s needs a token, and an environment that exists', async (rest) => {
  const registry = await startPinnedRegistry();
  const reader = await registry.tokenFor('somebody', {});
  expect((await registry.send('GET', `/v1/environments/production/${rest}`, null)).statusCode).toBe(401);
  expect((await registry.send('GET', `/v1/environments/production/${rest}`, reader)).statusCode).toBe(200);
  expect((await get(registry, rest, 'nowhere')).statusCode).toBe(404);
});

const tamperings: [what: string, statement: SQL][] = [
  ['who', sql`update revisions set actor = 'Mallory' where number = 2`],
  ['when', sql`update revisions set created_at = created_at - interval '1 day' where number = 2`],
  ['why', sql`update revisions set reason = 'nothing happened' where number = 2`],
  ['what kind', sql`update revisions set kind = 'settings' where number = 2`],
  ['which versions', sql`update revisions set composition = composition || '{"mf_feed":"0.3.0"}' where number = 2`],
  ['from what', sql`update revisions set changes = '[]' where number = 2`],
  ['the fallbacks', sql`update revisions set fallbacks = '{}' where number = 2`],
  ['what was restored', sql`update revisions set restored = 1 where number = 2`],
  ['whose token', sql`update revisions set actor_token_id = 'other' where number = 2`],
  ['the hash', sql`update revisions set hash = previous_hash where number = 2`],
  ['the page', sql`update rendered_compositions set body = (select body from rendered_compositions where number = 3) where number = 2`],
  ['that it ever was', sql`with page as (delete from rendered_compositions where number = 2) delete from revisions where number = 2`],
];

const sound = { revisions: 3, intact: true, brokenAt: null, reason: null, head: { revision: 3, hash: expect.any(String) } };

test.each(tamperings)('the chain is broken when somebody changed %s in the database', async (_what, statement) => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await registry.pin('production', 2, { mf_feed: '0.3.0' });
  expect((await get(registry, 'chain')).json()).toEqual(sound);

  await registry.query(sql`alter table revisions disable trigger all`);
  await registry.query(sql`alter table rendered_compositions disable trigger all`);
  await registry.query(statement);

  expect((await get(registry, 'chain')).json()).toMatchObject({ intact: false, brokenAt: 2 });
});

test('checking the log is for operators of the environment', async () => {
  const registry = await startPinnedRegistry();
  const chain = (token: string | null) => registry.send('GET', '/v1/environments/production/chain', token);

  expect((await chain(null)).statusCode).toBe(401);
  expect((await chain(await registry.tokenFor('reader', {}))).json()).toMatchObject({ code: 'REG_FORBIDDEN' });
  expect((await chain(await registry.tokenFor('other', { operate: ['staging'] }))).statusCode).toBe(403);
  expect((await chain(await registry.tokenFor('operator', { operate: ['production'] }))).statusCode).toBe(200);
  expect((await get(registry, 'chain', 'nowhere')).statusCode).toBe(404);
});

test('a log that is longer than what is read at once is checked to its end', async () => {
  const registry = await startPinnedRegistry();
  for (let number = 1; number <= 201; number++) await registry.pin('production', number, { mf_feed: number % 2 ? '0.2.0' : '0.1.0' });
  expect((await get(registry, 'chain')).json()).toMatchObject({ revisions: 202, intact: true });

  await registry.query(sql`alter table revisions disable trigger all`);
  await registry.query(sql`update revisions set reason = 'another' where number = 150`);

  expect((await get(registry, 'chain')).json()).toMatchObject({ intact: false, brokenAt: 150, reason: 'changed', head: { revision: 149 } });
});

describe('a log whose hashes were all computed again', () => {
  /** Changes the reason of the latest revision as somebody would who knows how hashes are made, and has no key. */
  async function forge() {
    const registry = await startPinnedRegistry();
    await registry.query(sql`alter table revisions disable trigger all`);
    await registry.query(sql`alter table revision_signatures disable trigger all`);
    const head = await createRevisionRepository(registry.database, registry.signer).head('production');
    if (!head) throw new Error('production has a revision');
    const { hash: _, ...rest } = head;
    await registry.query(sql`update revisions set reason = 'forged', hash = ${hashRevision({ ...rest, reason: 'forged' })}`);
    return registry;
  }

  test('has signatures of other hashes', async () => {
    expect((await get(await forge(), 'chain')).json()).toMatchObject({ intact: false, brokenAt: 1, reason: 'signature' });
  });

  test('has no signature when those were removed', async () => {
    const registry = await forge();
    await registry.query(sql`delete from revision_signatures`);
    expect((await get(registry, 'chain')).json()).toMatchObject({ intact: false, brokenAt: 1, reason: 'unsigned' });
  });

  test('has signatures of a key that is not ours', async () => {
    const registry = await forge();
    await registry.query(sql`delete from revision_signatures`);
    const mallory = createSigner({ epoch: 1, key: makeSigningKey(), retired: [] });
    await createRevisionRepository(registry.database, mallory).signHeads();
    expect((await get(registry, 'chain')).json()).toMatchObject({ intact: false, brokenAt: 1, reason: 'signature' });
  });
});
