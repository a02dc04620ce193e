import { defaultClientLimits } from '@social/limited-server/limit-settings';
import type { FastifyBaseLogger } from 'fastify';
import { decodeJwt } from 'jose';
import { startOpenIdProvider, startSilentServer } from '../../testing/start-openid-provider';
import { startPinnedRegistry, startRegistry } from '../../testing/start-registry';
import { openSignIn } from './open-sign-in';

type Begun = { address: string; flow: string };
type SignedIn = {
  id: string;
  token: string;
  signOutHint: string | null;
  name: string;
  scopes: object;
  expiresAt: string;
  createdBy: string;
};

async function startSignIn(
  claims?: Record<string, unknown>,
  { attemptsPerMinute = 60, trustedProxies = [] as string[], groupsClaim = 'groups' } = {},
) {
  const openId = await startOpenIdProvider(claims);
  const registry = await startPinnedRegistry({
    oidc: { ...openId.settings, attemptsPerMinute, groupsClaim },
    clientLimits: { ...defaultClientLimits, trustedProxies },
  });
  const begin = async () => (await registry.send('POST', '/v1/sign-in', null)).json<Begun>();
  const complete = (flow: string, answer: string) => registry.send('POST', '/v1/sign-in/answer', null, { payload: { flow, answer } });
  /** Signs in as a person with a browser does. */
  async function signIn() {
    const { address, flow } = await begin();
    return complete(flow, await openId.visit(address));
  }
  return { openId, registry, begin, complete, signIn };
}

test('without a provider the sign-in is not offered, and refused', async () => {
  const registry = await startRegistry();
  expect((await registry.send('GET', '/v1/sign-in', null)).json()).toEqual({ openId: null });
  const refused = await registry.send('POST', '/v1/sign-in', null);
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'REG_SIGN_IN_NOT_OFFERED' }]);
});

test('a person signs in at the provider, works under their e-mail with the rights of their groups, and not after their session', async () => {
  const { openId, registry, begin, signIn } = await startSignIn({ groups: ['feed', 'chat', 'choir'] });
  expect((await registry.send('GET', '/v1/sign-in', null)).json()).toEqual({ openId: { name: 'Example' } });
  const asked = new URL((await begin()).address).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'registry',
    redirect_uri: 'https://registry.example.org/sign-in',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{40}/),
    nonce: expect.stringMatching(/.{40}/),
  });

  const answer = await signIn();

  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([201, 'no-store', undefined]);
  const { token, ...signedIn } = answer.json<SignedIn>();
  expect(signedIn).toMatchObject({ name: 'asha@example.org', createdBy: 'OpenID Connect' });
  expect(signedIn.scopes).toEqual({
    publish: ['mf_feed', 'mf_chat'],
    operate: ['staging', 'development'],
    skipGates: ['staging'],
    check: [],
    report: [],
    view: [],
    admin: false,
  });
  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' }, { token })).statusCode).toBe(403);
  openId.person.groups = 'platform';
  const other = (await signIn()).json<SignedIn>();
  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' }, { token: other.token })).json()).toMatchObject({
    by: 'asha@example.org',
  });

  registry.advance(openId.settings.sessionMs);
  expect((await registry.send('GET', '/v1/token', token)).statusCode).toBe(401);
});

test('signing out ends the token of a sign-in and no other one', async () => {
  const { registry, signIn } = await startSignIn();
  const { token } = (await signIn()).json<SignedIn>();
  expect((await registry.send('DELETE', '/v1/token', token)).statusCode).toBe(200);
  expect((await registry.send('GET', '/v1/token', token)).statusCode).toBe(401);

  const payload = { name: 'Ben', scopes: {}, expiresAt: '2026-04-01T00:00:00Z' };
  const made = (await registry.send('POST', '/v1/tokens', registry.admin, { payload })).json<SignedIn>().token;
  expect((await registry.send('DELETE', '/v1/token', made)).statusCode).toBe(200);
  expect((await registry.send('GET', '/v1/token', made)).statusCode).toBe(200);
});

test('signing out at the provider leads to its own page with whose session ends, and back to the console', async () => {
  const { openId, registry, signIn } = await startSignIn();
  const leave = (hint: string | null) => registry.send('POST', '/v1/sign-in/end', null, { payload: { hint } });
  const { signOutHint } = (await signIn()).json<SignedIn>();
  expect(signOutHint).not.toContain('eyJhbGciOiJSUzI1NiI');

  // Also after the session.
  registry.advance(openId.settings.sessionMs);
  const answer = await leave(signOutHint);

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  const { address } = answer.json<{ address: string }>();
  const asked = new URL(address);
  expect(`${asked.origin}${asked.pathname}`).toBe(`${openId.settings.issuer}/endsession`);
  const { id_token_hint: hint = '', ...others } = Object.fromEntries(asked.searchParams);
  expect(others).toEqual({ client_id: 'registry', post_logout_redirect_uri: openId.settings.redirectUrl, state: 'signed-out' });
  expect(decodeJwt(hint)).toMatchObject({ sub: 'a-1' });
  expect(await openId.visit(address)).toBe('?state=signed-out');
  const flow = (await registry.send('POST', '/v1/sign-in', null)).json<Begun>().flow;
  for (const foreign of [flow, 'a text that is no hint at all'])
    expect((await leave(foreign)).json()).toMatchObject({
      code: 'REG_REQUEST_INVALID',
      message: expect.stringContaining('no sign-in of this'),
    });
});

test('a provider that takes no sign-out is not asked for it; an identity token that is too long for an address is omitted', async () => {
  const { registry, signIn } = await startSignIn({
    groups: ['platform', ...Array.from({ length: 400 }, (_, index) => `group ${index}`)],
  });
  const { signOutHint } = (await signIn()).json<SignedIn>();
  const { address } = (await registry.send('POST', '/v1/sign-in/end', null, { payload: { hint: signOutHint } })).json<Begun>();
  expect([...new URL(address).searchParams.keys()]).toEqual(['post_logout_redirect_uri', 'state', 'client_id']);

  const withoutSignOut = await startOpenIdProvider({}, { isSignOutOffered: false });
  const other = await startRegistry({ oidc: withoutSignOut.settings });
  const begun = (await other.send('POST', '/v1/sign-in', null)).json<Begun>();
  const payload = { flow: begun.flow, answer: await withoutSignOut.visit(begun.address) };
  expect((await other.send('POST', '/v1/sign-in/answer', null, { payload })).json()).toMatchObject({ signOutHint: null });
});

test('sign-ins are limited by address, also behind a proxy, and say how long to wait; tokens are not', async () => {
  const { openId, registry, begin } = await startSignIn({}, { attemptsPerMinute: 3, trustedProxies: ['127.0.0.1'] });
  const from = (address: string, url: string, payload?: object) =>
    registry.send('POST', url, null, { headers: { 'x-forwarded-for': address }, ...(payload && { payload }) });
  const begun = await begin();
  const answer = await openId.visit(begun.address);
  for (let attempts = 0; attempts < 3; attempts++) expect((await from('2001:db8::1', '/v1/sign-in')).statusCode).toBe(201);

  // Another address of the same network.
  const refused = await from('2001:db8::2', '/v1/sign-in/answer', { flow: begun.flow, answer });

  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    {
      code: 'REG_SIGN_IN_LIMITED',
      message: expect.stringMatching(/too many sign-ins from your address. Try again in \d+ s, or sign in with a token/),
    },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('2001:db8::1', '/v1/sign-in/end', { hint: begun.flow })).statusCode).toBe(429);
  expect((await registry.send('GET', '/v1/token', registry.admin, { headers: { 'x-forwarded-for': '2001:db8::1' } })).statusCode).toBe(200);
  expect((await from('192.0.2.1', '/v1/sign-in/answer', { flow: begun.flow, answer })).statusCode).toBe(201);
});

test('no more than 32 sign-ins wait for a provider that does not answer', async () => {
  const { settings } = await startOpenIdProvider();
  const silent = await startSilentServer();
  const registry = await startRegistry({ oidc: { ...settings, issuer: silent.url } });
  const begin = async () => (await registry.send('POST', '/v1/sign-in', null)).json<{ code: string }>().code;
  const all = Array.from({ length: 33 }, begin);
  expect(await Promise.race(all)).toBe('REG_SIGN_IN_BUSY');
  silent.close();
  expect((await Promise.all(all)).filter((code) => code !== 'REG_SIGN_IN_BUSY')).toEqual(
    Array.from({ length: 32 }, () => 'REG_SIGN_IN_UNAVAILABLE'),
  );
  expect(await begin()).toBe('REG_SIGN_IN_UNAVAILABLE');
});

test.each<[string, Record<string, unknown>, string]>([
  ['of another nonce', { nonce: 'another' }, 'the identity token belongs to another sign-in'],
  ['without a nonce', { nonce: undefined }, 'the answer of the provider is not valid'],
  ['for another audience', { aud: 'somebody' }, 'the identity token was made for somebody else than this registry'],
  ['of another issuer', { iss: 'https://evil.example.org' }, 'the identity token is of another issuer'],
  ['without an expiry', { exp: undefined }, 'the answer of the provider is not valid'],
])('an identity token %s is refused', async (_title, claims, reason) => {
  const { registry, signIn } = await startSignIn(claims);
  const before = await registry.count('tokens');
  const answer = await signIn();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    { code: 'REG_SIGN_IN_REFUSED', message: `You are not signed in: ${reason}.` },
  ]);
  expect(await registry.count('tokens')).toBe(before);
});

test('an identity token that another key signed is refused', async () => {
  const { openId, begin, complete } = await startSignIn();
  const { address, flow } = await begin();
  const answer = await openId.visit(address);
  openId.changeNextReply(({ body }) => {
    const [header, payload] = String(body.id_token).split('.');
    body.id_token = `${header}.${payload}.${'A'.repeat(342)}`;
  });
  const refused = await complete(flow, answer);
  expect(refused.json()).toMatchObject({
    code: 'REG_SIGN_IN_REFUSED',
    message: 'You are not signed in: the answer of the provider is not valid.',
  });
});

test('an answer of another sign-in, a code that was used, a flow of somebody else and one that took too long are refused', async () => {
  const { openId, registry, begin, complete } = await startSignIn();
  const [first, second] = [await begin(), await begin()];
  const message = async (flow: string, answer: string) => (await complete(flow, answer)).json<{ message: string }>().message;
  const answer = await openId.visit(first.address);

  expect(await message(second.flow, answer)).toContain('the answer of the provider belongs to another sign-in');
  expect(await message(`${first.flow.slice(0, -4)}AAAA`, answer)).toContain('it was not begun in this tab');
  expect(await message('a text that is no flow at all', answer)).toContain('it was not begun in this tab');
  const state = new URLSearchParams(answer).get('state') ?? '';
  expect(await message(first.flow, `?error=access_denied&state=${state}`)).toContain('the provider refused it, or you cancelled it');
  expect((await complete(first.flow, answer)).statusCode).toBe(201);
  expect(await message(first.flow, answer)).toContain('You are not signed in');
  registry.advance(16 * 60_000);
  expect(await message(second.flow, await openId.visit(second.address))).toContain('it took longer than 15 minutes');
});

test('a person in no group with rights gets no token, and a message with their name', async () => {
  const { registry, signIn } = await startSignIn({ groups: ['choir', 'toString'] });
  const before = await registry.count('tokens');
  const answer = await signIn();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    403,
    {
      code: 'REG_SIGN_IN_WITHOUT_RIGHTS',
      message: 'asha@example.org may do nothing here: none of your groups has rights in this registry.',
    },
  ]);
  expect(await registry.count('tokens')).toBe(before);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['ended before this server reads it', { exp: 1_700_000_000 }, /has expired: it ended at 2023-11-14T22:13:20Z, and it is 20.+Z here/],
  ['begins in 340 seconds', { nbf: Math.floor(Date.now() / 1000) + 340 }, /is not valid yet: it begins at 20.+Z, and it is 20.+Z here/],
])('an identity token that %s is refused with both times and the word clock', async (_title, claims, reason) => {
  const { signIn } = await startSignIn(claims);
  const { message } = (await signIn()).json<{ message: string }>();
  expect(message).toMatch(reason);
  expect(message).toContain('Compare the clocks of the provider and of the registry');
});

test('an identity token that a key signed which the provider has rotated in since the last sign-in is accepted', async () => {
  const { openId, signIn } = await startSignIn();
  expect((await signIn()).statusCode).toBe(201);
  await openId.rotateKey();
  expect((await signIn()).statusCode).toBe(201);
});

test.each<[string, unknown, string]>([
  ['true', true, 'asha@example.org'],
  ['false', false, 'a-1'],
  ['the text "true"', 'true', 'a-1'],
  ['the text "false"', 'false', 'a-1'],
  ['1', 1, 'a-1'],
  ['0', 0, 'a-1'],
  ['null', null, 'a-1'],
  ['missing', undefined, 'a-1'],
])('with email_verified %s the person has the right name in the history', async (_title, verified, name) => {
  const { openId, signIn } = await startSignIn({ email_verified: verified });
  expect((await signIn()).json()).toMatchObject({ name });
  // The same from the userinfo endpoint.
  Object.assign(openId.person, { email: undefined, email_verified: undefined });
  Object.assign(openId.userinfo, { email: 'asha@example.org', email_verified: verified });
  expect((await signIn()).json()).toMatchObject({ name });
});

test('an e-mail of the identity token is not verified by the userinfo endpoint', async () => {
  const { openId, signIn } = await startSignIn({ email: 'ben@example.org', email_verified: undefined });
  Object.assign(openId.userinfo, { email: 'asha@example.org', email_verified: true });
  expect((await signIn()).json()).toMatchObject({ name: 'asha@example.org' });
});

test.each<[string, string, Record<string, unknown>]>([
  ['a nested claim', 'realm_access.roles', { realm_access: { roles: ['offline_access', 'chat'] } }],
  ['a deeper one', 'resource_access.registry.roles', { resource_access: { registry: { roles: ['chat'] } } }],
  ['a claim with dots in its name', 'https://example.org/groups', { 'https://example.org/groups': ['chat'] }],
  ['a client with dots in its name', 'resource_access.my.app.roles', { resource_access: { 'my.app': { roles: ['chat'] } } }],
  ['one name', 'role', { role: 'chat' }],
])('groups are read from %s', async (_title, groupsClaim, claims) => {
  const { signIn } = await startSignIn({ groups: undefined, ...claims }, { groupsClaim });
  expect((await signIn()).json()).toMatchObject({ scopes: { publish: ['mf_chat'] } });
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'are too many for a token (OpenID Connect)',
    { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: 'https://graph' } } },
    'you are in too many groups',
  ],
  ['are too many for a token (Entra)', { hasgroups: true }, 'you are in too many groups'],
  ['are not sent', {}, 'the provider sent no claim groups'],
  ['are objects', { groups: [{ id: 'platform' }] }, 'the claim groups is neither a name nor a list of names'],
  ['are one object', { groups: { platform: true } }, 'the claim groups is neither a name nor a list of names'],
])('groups that %s are refused with the reason', async (_title, claims, reason) => {
  const { signIn } = await startSignIn({ groups: undefined, ...claims });
  const answer = await signIn();
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([403, expect.stringContaining(reason)]);
});

test('groups that the identity token omits are fetched from the userinfo endpoint, nested ones too', async () => {
  const { openId, signIn } = await startSignIn({ groups: undefined });
  Object.assign(openId.userinfo, { groups: ['chat'] });
  expect((await signIn()).json()).toMatchObject({ name: 'asha@example.org', scopes: { publish: ['mf_chat'] } });

  const nested = await startSignIn({ groups: undefined, realm_access: {} }, { groupsClaim: 'realm_access.roles' });
  Object.assign(nested.openId.userinfo, { realm_access: { roles: ['chat'] } });
  expect((await nested.signIn()).json()).toMatchObject({ scopes: { publish: ['mf_chat'] } });
});

test.each<[string, string, string[] | undefined, string[]]>([
  ['lists the claim', 'groups', ['sub', 'groups'], []],
  ['lists the object around it', 'realm_access.roles', ['sub', 'realm_access'], []],
  ['lists no claims', 'groups', undefined, []],
  ['does not list it', 'groups', ['sub', 'email'], ['The provider does not list the claim of OIDC_GROUPS_CLAIM (groups)']],
])('a registry whose provider %s warns at its start only if needed', async (_title, groupsClaim, claims_supported, warnings) => {
  const openId = await startOpenIdProvider({}, { claimsSupported: claims_supported });
  const warned: string[] = [];
  const log = { warn: (_details: object, message: string) => warned.push(message) } as unknown as FastifyBaseLogger;
  const tokens = { createForPerson: () => Promise.reject(new Error('not called')) };
  const signIn = openSignIn({ settings: { ...openId.settings, groupsClaim }, tokens, log, now: () => new Date() });
  await signIn?.begin();
  await new Promise(setImmediate);
  expect(warned).toEqual(warnings.map((text) => expect.stringContaining(text)));
});

test('while the provider is unavailable the refusal says so, and the next sign-in finds it again', async () => {
  const { openId, begin, complete, signIn } = await startSignIn();
  const { address, flow } = await begin();
  const answer = await openId.visit(address);
  openId.changeNextReply((reply) => void (reply.status = 500));
  const failed = await complete(flow, answer);
  expect([failed.statusCode, failed.headers['retry-after'], failed.json()]).toMatchObject([503, '2', { code: 'REG_SIGN_IN_UNAVAILABLE' }]);
  expect((await signIn()).statusCode).toBe(201);

  // A registry that has not found the provider's addresses yet.
  await openId.close();
  const other = await startRegistry({ oidc: openId.settings });
  const refused = await other.send('POST', '/v1/sign-in', null);
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'REG_SIGN_IN_UNAVAILABLE' }]);
  expect((await other.send('GET', '/v1/token')).statusCode).toBe(200);
  await openId.reopen();
  expect((await other.send('POST', '/v1/sign-in', null)).statusCode).toBe(201);
});

test('what a person requested is carried out after their session, and not once an administrator revoked it', async () => {
  const { openId, registry, signIn } = await startSignIn();
  const ben = await registry.tokenFor('Ben', { operate: ['production'] });
  const { id, token } = (await signIn()).json<SignedIn>();
  const present = (await registry.send('GET', '/v1/environments/production')).json<{ settings: object }>();
  await registry.putSettings('production', { ...present.settings, requiresApproval: true });
  const request = (version: string) =>
    registry.send('POST', '/v1/environments/production/pin-requests', token, {
      payload: { changes: { mf_feed: version }, reason: 'faster' },
      headers: { 'if-match': '"2"' },
    });
  const approve = (number: number) => registry.send('PUT', `/v1/environments/production/pin-requests/${number}/approval`, ben);
  expect([(await request('0.2.0')).statusCode, (await request('0.3.0')).statusCode]).toEqual([201, 201]);

  registry.advance(openId.settings.sessionMs);
  expect((await approve(1)).json()).toMatchObject({ state: 'pinned', by: 'asha@example.org', approvedBy: 'Ben' });
  await registry.rollBack('production', 3, { token: ben, takesBackOthers: true });
  await registry.send('DELETE', `/v1/tokens/${id}`);
  expect((await approve(2)).json()).toMatchObject({ state: 'refused' });
});
