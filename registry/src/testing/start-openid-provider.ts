import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenIdServer, type OpenIdReply } from '@social/tooling/openid/openid-server';
import type { OidcSettings } from '../modules/sign-in/oidc-settings';
import { noScopes } from '../modules/tokens/tokens.schema';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type ProviderOptions = { isSignOutOffered?: boolean; claimsSupported?: string[] | undefined };

/** Starts a provider of OpenID Connect on a port of its own. Asha is signed in there, and is in the groups that `claims` names. */
export async function startOpenIdProvider(
  claims: Record<string, unknown> = {},
  { isSignOutOffered = true, claimsSupported }: ProviderOptions = {},
) {
  const person: Record<string, unknown> = { sub: 'a-1', email: 'asha@example.org', email_verified: true, groups: ['platform'], ...claims };
  const userinfo: Record<string, unknown> = {};
  const changes: ((reply: OpenIdReply) => void)[] = [];
  const server = createServer();
  const issuer = await listen(server);

  const settings: OidcSettings = {
    issuer,
    clientId: 'registry',
    clientSecret: 'a secret of the tests',
    redirectUrl: 'https://registry.example.org/sign-in',
    groups: {
      platform: { ...noScopes, operate: ['*'], admin: true },
      feed: { ...noScopes, publish: ['mf_feed'], operate: ['staging'], skipGates: ['staging'] },
      chat: { ...noScopes, publish: ['mf_chat'], operate: ['staging', 'development'] },
    },
    groupsClaim: 'groups',
    scopes: 'openid email profile',
    name: 'Example',
    sessionMs: 3_600_000,
    attemptsPerMinute: 60,
  };
  const handle = createOpenIdServer({
    issuer,
    client: { id: settings.clientId, secret: settings.clientSecret, redirectUrl: settings.redirectUrl },
    isSignOutOffered,
    ...(claimsSupported && { claimsSupported }),
    readSubject: () => String(person.sub),
    toClaims: () => person,
    toUserinfo: () => userinfo,
    onTokenReply: (reply) => changes.shift()?.(reply),
  });
  server.on('request', handle);

  return {
    settings,
    /** The claims of the next identity token; undefined removes one. */
    person,
    /** The claims of the userinfo endpoint. */
    userinfo,
    /** Opens the provider's address as a browser does. @returns the query with which it leads back. */
    async visit(address: string): Promise<string> {
      const answer = await fetch(address, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').search;
    },
    /** Changes the answer to the next exchange of a code. */
    changeNextReply: (change: (reply: OpenIdReply) => void) => void changes.push(change),
    /** Signs the next identity tokens with another key, and publishes only that one. */
    rotateKey: handle.rotateKey,
    close: () => closeServer(server),
    /** Listens again after `close`, under the same issuer. */
    reopen: () => new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve)),
  };
}

/** Starts a server that takes requests and never answers them, until it is closed. */
export async function startSilentServer() {
  const server = createServer(() => undefined);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: await listen(server), close };
}

/** @returns the server's address; it is closed after the test. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => closeServer(server));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
}
