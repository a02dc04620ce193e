import { readFile } from 'node:fs/promises';
import { get as getPlain } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { findShellScript } from './load-pages';
import type { Fleet } from './start-fleet';
import { OPERATORS_HOST } from './start-nginx';

/** Another address of this machine, for connections to nginx. */
const CLIENT_ADDRESS = '127.0.0.2';
const FORGED_ADDRESS = '198.51.100.7';
const EVENT_TIMEOUT_MS = 20_000;

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends requests to nginx as browsers and operators do, and prints the results.
 * @throws {Error} if HTTP/2, brotli, conditional requests, the client's address, the redirect or the stream of changes do not work through
 * it.
 */
export async function checkFront({ config, ports, edges, nginx }: Fleet, say: (line: string) => void): Promise<void> {
  const ca = await readFile(nginx.certificate);
  // Node accepts the local address, but its types do not have it.
  const options: ConnectionOptions & { localAddress: string } = {
    ...{ host: '127.0.0.1', port: ports.tls, localAddress: CLIENT_ADDRESS },
    ...{ servername: 'localhost', ca, ALPNProtocols: ['h2'] },
  };
  const session = connect(`https://localhost:${ports.tls}`, { createConnection: () => connectTls(options) });
  try {
    const page = await ask(session, { ':path': '/', 'accept-encoding': 'br', 'x-forwarded-for': FORGED_ADDRESS });
    expect(session.alpnProtocol === 'h2', `the protocol is ${session.alpnProtocol}`);
    expect(page.status === 200 && page.headers['content-encoding'] === 'br', `the page came as ${page.headers['content-encoding']}`);
    const html = brotliDecompressSync(page.body).toString();
    expect(html.includes('importmap'), 'the page has no import map');
    const again = await ask(session, { ':path': '/', 'accept-encoding': 'br', 'if-none-match': String(page.headers.etag) });
    expect(again.status === 304 && again.body.length === 0, `the same page was answered with ${again.status}`);
    const script = findShellScript(html) ?? '';
    const file = await ask(session, { ':path': script, 'accept-encoding': 'br' });
    expect(file.status === 200 && file.headers['content-encoding'] === 'br', `${script} came as ${file.headers['content-encoding']}`);
    say('HTTP/2, brotli and 304 come through.');
  } finally {
    session.close();
  }
  await checkRedirect(ports.plain);
  await checkAddress(
    config.dataDir,
    edges.map(({ name }) => name),
  );
  say(`The edge's log has the client's address, not the forged one.`);
  await checkStream(ca, ports.tls, (await readFile(join(config.dataDir, 'admin-token'), 'utf8')).trim());
  say('The stream of changes arrives event by event.');
}

function expect(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(`Through nginx, ${problem}.`);
}

function ask(session: ClientHttp2Session, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    session.once('error', reject);
    const stream = session.request(headers);
    const chunks: Buffer[] = [];
    let answered: IncomingHttpHeaders = {};
    stream.once('response', (received) => (answered = received)).once('error', reject);
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.once('end', () => resolve({ status: Number(answered[':status']), headers: answered, body: Buffer.concat(chunks) }));
  });
}

async function checkRedirect(port: number): Promise<void> {
  const answer = await new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/albums?a=b', headers: { host: 'localhost' } };
    getPlain(options, ({ statusCode, headers }) => resolve({ status: statusCode, location: headers.location })).once('error', reject);
  });
  expect(answer.status === 308 && answer.location === 'https://localhost/albums?a=b', `port 80 answered ${JSON.stringify(answer)}`);
}

async function checkAddress(dataDir: string, names: readonly string[]): Promise<void> {
  const logs = await Promise.all(names.map((name) => readFile(join(dataDir, 'logs', `${name}.log`), 'utf8')));
  const log = logs.join('\n');
  expect(log.includes(`"address":"${CLIENT_ADDRESS}"`), `no edge logged the client's address ${CLIENT_ADDRESS}`);
  expect(!log.includes(FORGED_ADDRESS), 'an edge believed the address that the client made up');
}

/** Reads the first event of an endless stream, which a buffering proxy would withhold. */
async function checkStream(ca: Buffer, port: number, token: string): Promise<void> {
  const session = connect(`https://${OPERATORS_HOST}:${port}`, { ca, host: '127.0.0.1', servername: OPERATORS_HOST });
  try {
    const stream = session.request({ ':path': '/v1/events', authorization: `Bearer ${token}`, accept: 'text/event-stream' });
    const first = new Promise<string>((resolve, reject) => {
      stream.once('data', (chunk: Buffer) => resolve(chunk.toString())).once('error', reject);
      session.once('error', reject);
    });
    const text = await Promise.race([first, delay(EVENT_TIMEOUT_MS, 'nothing', { ref: false })]);
    expect(text.startsWith('id: '), `the stream of changes began with ${text}`);
    expect(!stream.readableEnded, 'the stream of changes ended');
  } finally {
    session.destroy();
  }
}
