import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server whose own limits are too long for a test, so that only the drain can end its connections. */
async function startServer(settings: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'testing/stopped-server.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closing.push(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close');
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    async open(): Promise<Socket> {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      closing.push(() => void socket.destroy());
      await once(socket, 'connect');
      return socket;
    },
    /** Sends SIGTERM and waits for the end. @returns the exit code and what was logged since the start. */
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return { code, lines: output.trim().split('\n').slice(1) };
    },
  };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const read = async (socket: Socket) => String(((await once(socket, 'data')) as [Buffer])[0]);

test.each<[string, (socket: Socket) => Promise<unknown>]>([
  ['waits for its next request', async (socket) => (socket.write(request('/')), read(socket))],
  ['has had several answers', async (socket) => (socket.write(request('/')), await read(socket), socket.write(request('/')), read(socket))],
  ['was opened and never used', () => Promise.resolve()],
])('a stop does not wait for a connection that %s', async (_, use) => {
  const server = await startServer();
  await use(await server.open());

  expect(await server.stop()).toEqual({ code: 0, lines: ['Draining', 'Drained'] });
});

test('a stop answers a request that runs, and then ends', async () => {
  const server = await startServer();
  const socket = await server.open();
  const unused = await server.open();
  socket.write(request('/slow'));
  const answer = read(socket);
  // The server has read the request once it answers one that came later.
  unused.write(request('/'));
  await read(unused);
  const stopped = server.stop();

  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*whole/);
  expect(await stopped).toEqual({ code: 0, lines: ['Draining', 'Drained'] });
});

test('a stop ends a request that runs longer than the drain may take', async () => {
  const server = await startServer({ DRAIN_TIMEOUT_MS: '200' });
  const socket = await server.open();
  socket.write(request('/never'));
  await read(socket);

  expect(await server.stop()).toEqual({ code: 0, lines: ['Draining', 'Requests that still run are cut off', 'Drained'] });
});
