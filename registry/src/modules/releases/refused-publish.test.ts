import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { startRegistry } from '../../testing/start-registry';

/** Larger than the buffers of a connection, so a body that is not read blocks it. */
const BODY = randomBytes(8 << 20);

type Answer = { status: number; body: string };

/** Sends requests on one connection, as a client with keep-alive does. */
function connect(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
        void text(answer).then((received) => resolve({ status: answer.statusCode ?? 0, body: received }), reject);
      });
      outgoing.once('error', reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}

test.each([
  ['without a token', 401, {}, BODY],
  ['with a token that may not publish', 403, { scope: 'none' }, BODY],
  ['of another kind', 415, { 'content-type': 'application/zip' }, BODY],
  ['that is no archive', 422, {}, BODY],
  ['whose archive ends early', 422, {}, Buffer.concat([gzipSync(BODY).subarray(0, 4 << 20), BODY])],
])('a publish %s is refused, and the next request on its connection is answered', async (what, status, headers, body) => {
  const registry = await startRegistry();
  await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = registry.app.server.address() as AddressInfo;
  const client = connect(port);
  const token = 'scope' in headers ? await registry.tokenFor('reader', {}) : what === 'without a token' ? '' : registry.admin;

  const refused = await client.send(
    'POST',
    '/v1/releases',
    { 'content-type': 'application/gzip', ...headers, authorization: `Bearer ${token}` },
    body,
  );
  const next = await client.send('GET', '/healthz', {});

  expect([refused.status, next.status]).toEqual([status, 200]);
  client.close();
});
