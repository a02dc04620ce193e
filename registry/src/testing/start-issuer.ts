import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** Starts an issuer of identity tokens, as a CI service has one. Its tokens begin at the start of the test's clock. */
export async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'ES256' };
  const server = createServer((request, response) => {
    const documents: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer: url, jwks_uri: `${url}/keys` },
      '/keys': { keys: [jwk] },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(documents[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Signs an identity token. @param key another key than the issuer's, to forge one. */
  function sign(claims: JWTPayload & Record<string, unknown>, key = privateKey): Promise<string> {
    const start = Date.parse('2026-03-01T10:00:00Z') / 1000;
    return new SignJWT({ iss: url, aud: 'registry', iat: start, exp: start + 600, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'first' })
      .sign(key);
  }
  return { url, sign };
}
