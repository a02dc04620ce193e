import { sql } from 'drizzle-orm';
import { startRegistry } from '../../testing/start-registry';
import { noScopes } from './tokens.schema';

const request = { name: 'feed team', scopes: { publish: ['mf_feed'] } };

test('an admin makes a token, which works until it is revoked', async () => {
  const registry = await startRegistry();
  const created = await registry.send('POST', '/v1/tokens', registry.admin, { payload: request });
  expect(created.statusCode).toBe(201);
  const { token, id } = created.json<{ token: string; id: string }>();
  expect(token).toMatch(/^mfp_[0-9a-f]{16}_[A-Za-z0-9_-]{43}$/);
  expect((await registry.publish({ name: 'mf_feed', version: '1.0.0' }, token)).statusCode).toBe(201);

  expect((await registry.send('DELETE', `/v1/tokens/${id}`)).statusCode).toBe(200);

  expect((await registry.publish({ name: 'mf_feed', version: '1.1.0' }, token)).statusCode).toBe(401);
  expect(await registry.count('releases')).toBe(1);
});

test('the list has names, scopes and uses, and no secret; nor does the database', async () => {
  const registry = await startRegistry();
  const token = await registry.tokenFor('feed team', { publish: ['mf_feed'] });
  await registry.publish({ name: 'mf_feed', version: '1.0.0' }, token);

  const answer = await registry.send('GET', '/v1/tokens');

  expect(answer.json()).toMatchObject({
    tokens: [{ name: 'feed team', scopes: { ...noScopes, publish: ['mf_feed'] }, lastUsedAt: expect.any(String) }, { name: 'admin' }],
  });
  // The secret's own alphabet has `_` too, so it is what follows the second one, not the third part.
  const secret = token.replace(/^mfp_[0-9a-f]+_/, '');
  expect(secret).toHaveLength(43);
  expect(answer.body).not.toContain(secret);
  expect(JSON.stringify(await registry.query(sql`select * from tokens`))).not.toContain(secret);
});

test('missing, unknown, expired, revoked and misspelt tokens are answered alike', async () => {
  const registry = await startRegistry();
  const soon = new Date('2026-03-01T10:00:30Z').toISOString();
  const expired = (await registry.tokens.create({ name: 'gone', scopes: { ...noScopes, admin: true }, expiresAt: soon }, 'test')).token;
  await registry.query(sql`update tokens set expires_at = '2026-03-01T09:00:00Z' where name = 'gone'`);
  const revoked = await registry.tokens.create({ name: 'revoked', scopes: { ...noScopes, admin: true }, expiresAt: null }, 'test');
  await registry.tokens.revoke(revoked.id);
  const misspelt = `${registry.admin.slice(0, -1)}${registry.admin.endsWith('A') ? 'B' : 'A'}`;
  const unknown = `mfp_${'0'.repeat(16)}_${'A'.repeat(43)}`;

  for (const token of [null, '', 'x', unknown, expired, revoked.token, misspelt]) {
    const answer = await registry.send('GET', '/v1/tokens', token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ code: 'REG_TOKEN_REQUIRED', message: 'A valid token is needed.', requestId: expect.any(String) });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  }
});

test('only an admin lists, makes and revokes tokens', async () => {
  const registry = await startRegistry();
  const operator = await registry.tokenFor('Ana', { publish: ['*'], operate: ['*'] });
  const answers = await Promise.all([
    registry.send('GET', '/v1/tokens', operator),
    registry.send('POST', '/v1/tokens', operator, { payload: request }),
    registry.send('DELETE', `/v1/tokens/${'0'.repeat(16)}`, operator),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await registry.count('tokens')).toBe(2);
});

test('a token in the address is refused, in every part of it', async () => {
  const registry = await startRegistry();
  for (const url of [
    '/v1/heads?token=x',
    '/v1/heads?access_token=x',
    `/v1/heads?a=${registry.admin}`,
    `/v1/releases/${registry.admin}/1.0.0`,
    '/v1/heads?x=%6dfp_1',
  ]) {
    const answer = await registry.send('GET', url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(registry.admin);
  }
});

test.each([
  ['without a name', { scopes: {} }, 400],
  ['with a name of control characters', { ...request, name: 'a\u001b[31m' }, 400],
  ['for a remote that cannot be', { ...request, scopes: { publish: ['../x'] } }, 400],
  ['that ends before it begins', { ...request, expiresAt: '2020-01-01T00:00:00Z' }, 422],
])('a token %s is refused', async (_title, payload, status) => {
  const registry = await startRegistry();
  expect((await registry.send('POST', '/v1/tokens', registry.admin, { payload })).statusCode).toBe(status);
  expect(await registry.count('tokens')).toBe(1);
});

test('revoking an unknown token is refused', async () => {
  const registry = await startRegistry();
  expect((await registry.send('DELETE', `/v1/tokens/${'0'.repeat(16)}`)).json()).toMatchObject({ code: 'REG_TOKEN_UNKNOWN' });
});
