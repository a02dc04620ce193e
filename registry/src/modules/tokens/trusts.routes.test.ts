import { generateKeyPair } from 'jose';
import { startIssuer } from '../../testing/start-issuer';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';
import { noScopes } from './tokens.schema';

const sub = 'repo:org/mf-feed:ref:refs/heads/main';

async function startTrusting() {
  const registry = await startPinnedRegistry();
  const issuer = await startIssuer();
  const trust = {
    name: 'feed pipeline',
    issuer: issuer.url,
    subject: 'repo:org/mf-feed:*',
    scopes: { publish: ['mf_feed'], operate: ['production'] },
    lifetimeSeconds: 600,
  };
  const created = await registry.send('POST', '/v1/tokens/trusts', registry.admin, { payload: trust });
  return { registry, issuer, trust, created };
}

const exchange = (registry: TestRegistry, idToken: string) => registry.send('POST', '/v1/tokens/exchange', null, { payload: { idToken } });

test('a pipeline exchanges the token of its issuer for a short-lived one with the scopes of the trust; the history shows its run', async () => {
  const { registry, issuer, created } = await startTrusting();
  expect([created.statusCode, created.json()]).toEqual([201, expect.objectContaining({ id: 1, audience: 'registry', revokedAt: null })]);

  const answer = await exchange(registry, await issuer.sign({ sub, run_id: '77' }));

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    expect.objectContaining({ scopes: { ...noScopes, publish: ['mf_feed'], operate: ['production'] }, createdBy: 'trust 1' }),
  ]);
  const { token } = answer.json<{ token: string }>();
  expect((await registry.publish({ name: 'mf_feed', version: '0.4.0' }, token)).statusCode).toBe(201);
  expect((await registry.publish({ name: 'mf_chat', version: '0.4.0' }, token)).statusCode).toBe(403);
  expect((await registry.pin('production', 1, { mf_feed: '0.4.0' }, { token })).json()).toMatchObject({
    by: `feed pipeline (${sub}, run 77)`,
  });

  registry.advance(11 * 60_000);
  expect((await registry.pin('production', 2, { mf_feed: '0.3.0' }, { token })).statusCode).toBe(401);
});

test('a token of another subject, audience, issuer or key, an expired one, and one without an end are refused with why', async () => {
  const { registry, issuer } = await startTrusting();
  const stranger = await startIssuer();
  const { privateKey } = await generateKeyPair('ES256');
  const refused: [string, string][] = [
    [
      await issuer.sign({ sub: 'repo:other/mf-feed:ref:refs/heads/main' }),
      'the subject repo:other/mf-feed:ref:refs/heads/main is not trusted',
    ],
    [await issuer.sign({ sub: `x${sub}` }), 'is not trusted'],
    [await issuer.sign({ sub, aud: 'somebody' }), 'unexpected "aud" claim value'],
    [await issuer.sign({ sub, exp: 1 }), 'its claim "exp" is 1970-01-01T00:00:01.000Z, and it is 2026-03-01T'],
    [await issuer.sign({ sub, nbf: 1_900_000_000 }), 'compare the clocks'],
    [await issuer.sign({ sub, exp: undefined }), 'missing required "exp" claim'],
    [await issuer.sign({ sub }, privateKey), 'signature verification failed'],
    [await stranger.sign({ sub }), `the issuer ${stranger.url} is not trusted`],
    ['a text that is no token at all', 'it is no token of an issuer'],
  ];

  for (const [idToken, reason] of refused) {
    const answer = await exchange(registry, idToken);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'REG_EXCHANGE_REFUSED', message: expect.stringContaining(reason) }),
    ]);
  }
  expect(await registry.count('tokens')).toBe(1);
});

test('an ended trust exchanges nothing more', async () => {
  const { registry, issuer } = await startTrusting();
  expect((await registry.send('DELETE', '/v1/tokens/trusts/1')).json()).toMatchObject({ revokedAt: expect.any(String) });
  expect((await exchange(registry, await issuer.sign({ sub }))).statusCode).toBe(401);
  expect((await registry.send('DELETE', '/v1/tokens/trusts/9')).statusCode).toBe(404);
});

test('only an admin trusts, issuers by https, subjects that are more than a star, and no scope to administer', async () => {
  const { registry, trust } = await startTrusting();
  const operator = await registry.tokenFor('Ana', { operate: ['*'] });
  const create = (change: object, token?: string) =>
    registry.send('POST', '/v1/tokens/trusts', token, { payload: { ...trust, ...change } });

  expect((await create({}, operator)).statusCode).toBe(403);
  expect((await registry.send('GET', '/v1/tokens/trusts', operator)).statusCode).toBe(403);
  for (const change of [{ issuer: 'http://ci.example.org' }, { subject: '*' }, { scopes: { admin: true } }, { lifetimeSeconds: 86_400 }])
    expect((await create(change)).statusCode).toBe(400);
  expect((await registry.send('GET', '/v1/tokens/trusts')).json<{ trusts: object[] }>().trusts).toHaveLength(1);
});

test('an issuer whose keys cannot be fetched is answered with 503', async () => {
  const { registry, trust } = await startTrusting();
  await registry.send('POST', '/v1/tokens/trusts', registry.admin, { payload: { ...trust, issuer: 'http://127.0.0.1:1' } });
  const issuer = await startIssuer();
  const answer = await exchange(registry, await issuer.sign({ sub, iss: 'http://127.0.0.1:1' }));
  expect([answer.statusCode, answer.json()]).toEqual([503, expect.objectContaining({ code: 'REG_ISSUER_UNAVAILABLE' })]);
});
