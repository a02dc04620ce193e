import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server, type MutableToken, type StatusCodeMutableResponse } from 'oauth2-mock-server';
import type { OidcSettings } from '../modules/sign-in/oidc-settings';
import { noScopes } from '../modules/tokens/tokens.schema';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Every provider of a file signs with the same key: to generate one takes longer than a sign-in. */
let signingKey: Awaited<ReturnType<OAuth2Server['issuer']['keys']['generate']>> | undefined;

/** Starts a provider of OpenID Connect on a port of its own. Asha is signed in there, and is in the groups that `claims` names. */
export async function startOpenIdProvider(claims: Record<string, unknown> = {}) {
  const provider = new OAuth2Server();
  if (signingKey) await provider.issuer.keys.add(signingKey);
  else signingKey = await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const close = async () => {
    if (provider.listening) await provider.stop();
  };
  closing.push(close);
  const person: Record<string, unknown> = { sub: 'a-1', email: 'asha@example.org', groups: ['platform'], ...claims };
  provider.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    for (const [name, value] of Object.entries(person)) {
      if (value === undefined) delete payload[name];
      else payload[name] = value;
    }
  });

  const settings: OidcSettings = {
    issuer: provider.issuer.url ?? '',
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

  return {
    provider,
    settings,
    close,
    /** The claims of the next identity token; undefined removes one. */
    person,
    /** Opens the provider's address as a browser does. @returns the query with which it leads back. */
    async visit(address: string): Promise<string> {
      const answer = await fetch(address, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '').search;
    },
    /** Starts the same provider under another issuer, which offers no sign-out. @returns the issuer. */
    async startWithoutSignOut(): Promise<string> {
      const server = createServer((_request, response) => {
        void (async () => {
          const document = (await (await fetch(`${settings.issuer}/.well-known/openid-configuration`)).json()) as Record<string, unknown>;
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify({ ...document, issuer: url, end_session_endpoint: undefined }));
        })();
      });
      const url = await listen(server);
      person.iss = url;
      return url;
    },
    /** Answers the next exchange of a code with a failure. */
    failOnce: (statusCode: number) =>
      provider.service.once('beforeResponse', (response: StatusCodeMutableResponse) => void (response.statusCode = statusCode)),
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
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
