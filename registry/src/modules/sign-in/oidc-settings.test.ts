import { readConfig } from '../../config';
import { noScopes } from '../tokens/tokens.schema';

const base = { DATABASE_URL: 'postgres://registry@127.0.0.1/registry', SIGNING_KEY_FILE: 'key.json' };
const provider = {
  OIDC_ISSUER: 'https://id.example.org/realms/social',
  OIDC_CLIENT_ID: 'registry',
  OIDC_CLIENT_SECRET: 'a secret of the tests',
  OIDC_CONSOLE_URL: 'https://registry.example.org',
  OIDC_GROUPS: '{"platform": {"operate": ["*"], "admin": true}, "feed": {"publish": ["mf_feed"]}}',
};

test('without an issuer no sign-in is offered; with one its settings are read, and the provider leads back to the console', () => {
  expect(readConfig(base).oidc).toBeNull();
  expect(readConfig({ ...base, ...provider, OIDC_SESSION_HOURS: '2' }).oidc).toEqual({
    issuer: 'https://id.example.org/realms/social',
    clientId: 'registry',
    clientSecret: 'a secret of the tests',
    redirectUrl: 'https://registry.example.org/sign-in',
    groups: { platform: { ...noScopes, operate: ['*'], admin: true }, feed: { ...noScopes, publish: ['mf_feed'] } },
    groupsClaim: 'groups',
    scopes: 'openid email profile',
    name: 'your organization',
    sessionMs: 7_200_000,
    attemptsPerMinute: 60,
  });
});

test.each([
  ['a provider over plain http', { OIDC_ISSUER: 'http://id.example.org' }, 'it begins with https://'],
  ['settings that are missing', { OIDC_GROUPS: undefined }, 'OIDC_ISSUER is set, and needs'],
  ['groups that are no JSON', { OIDC_GROUPS: 'platform=admin' }, 'it is JSON such as'],
  ['a right that there is none of', { OIDC_GROUPS: '{"platform": {"operates": ["*"]}}' }, 'operates'],
  ['a query as the claim of groups', { OIDC_GROUPS_CLAIM: "contains(groups[*], 'admin')" }, 'Expressions are not supported'],
  ['a path with an empty step', { OIDC_GROUPS_CLAIM: 'realm_access..roles' }, 'Expressions are not supported'],
  ['a JSON path', { OIDC_GROUPS_CLAIM: '$.realm_access.roles' }, 'Expressions are not supported'],
  ['scopes without openid', { OIDC_SCOPES: 'email' }, 'it contains openid'],
])('the registry does not start with %s', (_title, change, reason) => {
  expect(() => readConfig({ ...base, ...provider, ...change })).toThrow(reason);
});
