import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { RequestListener, Server } from 'node:http';
import { createDrain, type Drain } from './drain';
import { createLimitedServer, type ClientLimits } from './limited-server';
import { refuseBrokenRequests } from './refuse-broken-requests';

const WIDE: ClientLimits = {
  headersTimeoutMs: 60_000,
  requestTimeoutMs: 60_000,
  bodyWindowMs: 60_000,
  minBodyBytes: 1,
  maxConnectionsPerAddress: 100,
  trustedProxies: [],
};
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function start(
  limits: Partial<ClientLimits>,
  handler: RequestListener = (request, response) => request.resume().on('end', () => response.end('ok')),
  drain: Drain = createDrain(),
) {
  const server: Server = createLimitedServer(handler, { ...WIDE, ...limits }, drain);
  server.on(
    'clientError',
    refuseBrokenRequests((problem) => ({ code: problem })),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  stops.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  );
  return {
    open(): Socket {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      stops.push(() => void socket.destroy());
      // A refused connection may be reset.
      return socket.on('error', () => undefined);
    },
  };
}

/** Reads until the server closes the connection. */
async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test('a handler gets the addresses of X-Forwarded-For without ports', async () => {
  const { open } = await start({}, (request, response) => response.end(request.headers['x-forwarded-for']));
  const socket = open();
  socket.write(
    'GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7:4711\r\nx-forwarded-for: [2001:db8::7]:80\r\nconnection: close\r\n\r\n',
  );

  expect(await readAll(socket)).toMatch(/\r\n\r\n203\.0\.113\.7, 2001:db8::7$/);
});

test('headers that do not arrive are given up', async () => {
  const { open } = await start({ headersTimeoutMs: 20, bodyWindowMs: 20 });
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');

  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that stops arriving is given up', async () => {
  const { open } = await start({ bodyWindowMs: 20 });
  const socket = open();
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\na');

  const answer = await readAll(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"code":"too-slow"}');
});

test('a body that trickles below the minimal rate is given up', async () => {
  const { open } = await start({ bodyWindowMs: 200, minBodyBytes: 1000 });
  const socket = open();
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100000\r\n\r\n');
  const trickle = setInterval(() => socket.write('a'), 10);
  stops.push(() => clearInterval(trickle));

  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that waits for the server is not given up', async () => {
  let windows = 0;
  const { open } = await start({ bodyWindowMs: 20, minBodyBytes: 1000 }, (request, response) => {
    // Reads nothing for many windows, like a slow upstream server.
    const wait = setInterval(() => {
      if (++windows < 10) return;
      clearInterval(wait);
      request.resume().on('end', () => response.end('ok'));
    }, 20);
  });
  const socket = open();
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 30\r\n\r\n${'a'.repeat(30)}`);

  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('one address holds a limited number of connections, and gets a new one when one of them ends', async () => {
  const { open } = await start({ maxConnectionsPerAddress: 2 });
  const [first, second] = [open(), open()];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);

  expect(await readAll(open())).toBe('');
  first.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await readAll(first)).toMatch(/^HTTP\/1\.1 200 /);
  const third = open();
  third.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await readAll(third)).toMatch(/^HTTP\/1\.1 200 /);
});

test('connections of a trusted proxy are not counted', async () => {
  const { open } = await start({ maxConnectionsPerAddress: 1, trustedProxies: ['127.0.0.0/8'] });
  open();
  const second = open();
  second.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');

  expect(await readAll(second)).toMatch(/^HTTP\/1\.1 200 /);
});

/** Reads one answer of a connection that stays open. */
async function readAnswer(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

test('from the beginning of a drain on, each connection is closed after its answer', async () => {
  const drain = createDrain();
  const { open } = await start({}, undefined, drain);
  const socket = open();
  socket.write(GET);
  expect(await readAnswer(socket)).toMatch(/connection: keep-alive/i);

  drain.begin();
  socket.write(GET);

  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*ok/i);
});

test('a connection with a pending answer at the start of the drain is closed after it', async () => {
  const drain = createDrain();
  let finish!: () => void;
  const { open } = await start({}, (_request, response) => void (response.write('half '), (finish = () => response.end('whole'))), drain);
  const socket = open();
  socket.write(GET);
  expect(await readAnswer(socket)).toContain('half');

  drain.begin();
  drain.closeIdleConnections();
  finish();
  expect(await readAnswer(socket)).toContain('whole');
  const closed = readAll(socket);
  drain.closeIdleConnections();

  expect(await closed).toBe('');
});
