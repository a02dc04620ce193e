import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

const ALGORITHM = 'RS256';
const TOKEN_SECONDS = 600;

/** A reply of the token or userinfo endpoint, which a test may change before it is sent. */
export type OpenIdReply = { status: number; body: Record<string, unknown> };

export type OpenIdServerOptions = {
  issuer: string;
  client: { id: string; secret: string; redirectUrl: string };
  /** Returns the subject that the browser is signed in as. */
  readSubject(request: IncomingMessage): string;
  /** Returns the claims of the next identity token. They replace those of the server; an undefined claim is omitted. */
  toClaims(subject: string): Record<string, unknown>;
  /** Returns the claims of the userinfo endpoint besides `sub`. None by default. */
  toUserinfo?(subject: string): Record<string, unknown>;
  /** Called with each reply of the token endpoint. */
  onTokenReply?(reply: OpenIdReply): void;
  /** True if the discovery document names an endpoint for sign-out. True by default. */
  isSignOutOffered?: boolean;
  /** The claims that the discovery document lists. It has no list by default. */
  claimsSupported?: string[];
};

/** Signing takes a key whose generation takes longer than a sign-in: all servers of a process share one. */
let keys: ReturnType<typeof generateKeyPair> | undefined;

/**
 * Creates a provider of OpenID Connect for tests: the authorization code flow of one confidential client, with PKCE, and sign-out by the
 * client. It refuses what a real provider refuses: another client, secret, redirect address or code verifier, and a code that was used.
 * `oidc-provider`, the certified one, needs Node 22.
 * @returns the request handler of an HTTP server that listens at the issuer's address.
 */
export function createOpenIdServer(options: OpenIdServerOptions) {
  const { issuer, client, isSignOutOffered = true } = options;
  const codes = new Map<string, { subject: string; nonce: string | null; challenge: string | null }>();
  const subjects = new Map<string, string>();

  const discovery = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    ...(isSignOutOffered && { end_session_endpoint: `${issuer}/endsession` }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    code_challenge_methods_supported: ['S256'],
    ...(options.claimsSupported && { claims_supported: options.claimsSupported }),
  };
  let signing = { kid: '1', read: readKeys };

  function authorize(query: URLSearchParams, request: IncomingMessage): string {
    const isKnown = query.get('client_id') === client.id && query.get('redirect_uri') === client.redirectUrl;
    if (!isKnown || query.get('response_type') !== 'code' || query.get('code_challenge_method') !== 'S256')
      throw new RefusedError('invalid_request');
    const code = randomUUID();
    codes.set(code, { subject: options.readSubject(request), nonce: query.get('nonce'), challenge: query.get('code_challenge') });
    return `${client.redirectUrl}?${new URLSearchParams({ code, state: query.get('state') ?? '' }).toString()}`;
  }

  async function exchange(form: URLSearchParams, authorization = ''): Promise<OpenIdReply> {
    if (authorization !== `Basic ${btoa(`${client.id}:${encodeURIComponent(client.secret).replaceAll('%20', '+')}`)}`)
      throw new RefusedError('invalid_client');
    const code = form.get('code') ?? '';
    const granted = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (granted?.challenge !== challenge || form.get('redirect_uri') !== client.redirectUrl) throw new RefusedError('invalid_grant');
    const accessToken = randomUUID();
    subjects.set(accessToken, granted.subject);
    const body = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: await sign({ ...(granted.nonce && { nonce: granted.nonce }), ...options.toClaims(granted.subject) }),
    };
    const reply = { status: 200, body };
    options.onTokenReply?.(reply);
    return reply;
  }

  async function sign(claims: JWTPayload): Promise<string> {
    const { privateKey } = await signing.read();
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: client.id, iat: now, exp: now + TOKEN_SECONDS, ...claims })
      .setProtectedHeader({ alg: ALGORITHM, kid: signing.kid })
      .sign(privateKey);
  }

  function readUserinfo(authorization = ''): OpenIdReply {
    const subject = subjects.get(authorization.replace('Bearer ', ''));
    if (subject === undefined) throw new RefusedError('invalid_token');
    return { status: 200, body: { sub: subject, ...options.toUserinfo?.(subject) } };
  }

  function endSession(query: URLSearchParams): string {
    if (query.get('post_logout_redirect_uri') !== client.redirectUrl) throw new RefusedError('invalid_request');
    return `${client.redirectUrl}?${new URLSearchParams({ state: query.get('state') ?? '' }).toString()}`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    const redirect = (location: string) => void response.writeHead(302, { location }).end();
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return send(response, { status: 200, body: discovery });
      case '/jwks':
        return send(response, { status: 200, body: { keys: [await readPublicKey(signing)] } });
      case '/authorize':
        return redirect(authorize(searchParams, request));
      case '/token':
        return send(response, await exchange(await readForm(request), request.headers.authorization));
      case '/userinfo':
        return send(response, readUserinfo(request.headers.authorization));
      case '/endsession':
        return redirect(endSession(searchParams));
      default:
        return send(response, { status: 404, body: { error: 'not_found' } });
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof RefusedError ? 400 : 500;
      send(response, { status, body: { error: error instanceof RefusedError ? error.message : 'server_error' } });
    });
  }

  /** Signs from now on with another key, and publishes only that one. */
  async function rotateKey(): Promise<void> {
    const made = await generateKeyPair(ALGORITHM, { extractable: true });
    signing = { kid: String(Number(signing.kid) + 1), read: () => Promise.resolve(made) };
  }

  return Object.assign(handle, { rotateKey });
}

/** Reads the form that a request has as its body. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let form = '';
  for await (const part of request.setEncoding('utf8')) form += part as string;
  return new URLSearchParams(form);
}

/** The request is refused. The message is the error code of OAuth. */
class RefusedError extends Error {
  override name = 'RefusedError';
}

const readKeys = () => (keys ??= generateKeyPair(ALGORITHM, { extractable: true }));

async function readPublicKey({ kid, read }: { kid: string; read: typeof readKeys }) {
  const { publicKey } = await read();
  return { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
}

function send(response: ServerResponse, { status, body }: OpenIdReply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
