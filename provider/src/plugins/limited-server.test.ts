import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { SERVER_KEY, startProvider, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
afterEach(() => provider.stop());

const WIDE = { headersTimeoutMs: 60_000, requestTimeoutMs: 60_000, bodyWindowMs: 60_000, minBodyBytes: 1, maxConnectionsPerAddress: 100 };

async function open(limits: Partial<typeof WIDE> = {}): Promise<Socket> {
  provider = await startProvider({ clientLimits: { ...WIDE, ...limits } });
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  return connect((provider.app.server.address() as AddressInfo).port, '127.0.0.1');
}

/** Reads until the server closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const head = (lengthBytes: number) =>
  `POST /api/get-site-settings HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${lengthBytes}\r\n\r\n`;

test('a request whose headers do not arrive is ended', async () => {
  const socket = await open({ headersTimeoutMs: 20, bodyWindowMs: 20 });
  socket.write('POST /api/auth HTTP/1.1\r\nhost: localhost\r\nx-slow: ');

  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request whose body stops arriving is ended', async () => {
  const socket = await open({ bodyWindowMs: 50 });
  socket.write(`${head(100)}server_key=`);

  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['bytes that are no request', 'nonsense\r\n\r\n', '400 Bad Request', 'it is no HTTP request'],
  ['very long headers', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(70_000)}\r\n\r\n`, '431 ', 'its headers are too large'],
])('%s are refused in the shape of the other refusals', async (_title, bytes, status, reason) => {
  const socket = await open();
  socket.on('error', () => undefined).write(bytes);

  const answer = await readAll(socket);
  expect(answer).toContain(`HTTP/1.1 ${status}`);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    api_status: '400',
    errors: { error_id: 5, error_text: `The request could not be read: ${reason}` },
  });
});

test('a large body is accepted only from members', async () => {
  const socket = await open();
  const form = `server_key=${SERVER_KEY}&x=${'a'.repeat(200_000)}`;
  socket.write(head(form.length) + form);

  expect(await readAll(socket)).toContain('Not authorized');
});
