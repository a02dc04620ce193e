import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Measures the duration of normal calls while slow clients hold connections to the same server: without slow clients, with slow headers,
 * and with slow bodies.
 *
 * node --import tsx e2e/bench/slow-clients.ts --url http://127.0.0.1:4000/api/get-site-settings [--method POST] [--body a=1]
 * [--upload /api/new_post] [--clients 270] [--seconds 15]
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4000/api/get-site-settings' },
    method: { type: 'string', default: 'POST' },
    body: { type: 'string', default: '' },
    upload: { type: 'string', default: '/api/new_post' },
    clients: { type: 'string', default: '270' },
    seconds: { type: 'string', default: '15' },
  },
});
const url = new URL(values.url);
const CALLS_EVERY_MS = 25;
const TRICKLE_EVERY_MS = 1000;
const CALL_TIMEOUT_MS = 70_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Makes one normal call. Returns its duration in milliseconds, or null if it failed. */
function call(): Promise<number | null> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(values.body) };
    const sent = request(url, { method: values.method, headers, agent, timeout: CALL_TIMEOUT_MS }, (reply) => {
      reply.resume().on('end', () => resolve((reply.statusCode ?? 500) < 500 ? performance.now() - startedAt : null));
    });
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(null));
    sent.end(values.body);
  });
}

async function measure(): Promise<string> {
  const calls: Promise<number | null>[] = [];
  for (const end = Date.now() + Number(values.seconds) * 1000; Date.now() < end; await delay(CALLS_EVERY_MS)) calls.push(call());
  const outcomes = await Promise.all(calls);
  const times = outcomes.filter((time) => time !== null).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);
  return `${outcomes.length} calls, ${outcomes.length - times.length} failed, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}

/** Opens slow clients. Each sends `start` and then single bytes with pauses, and reconnects when disconnected. */
function attack(start: string): () => void {
  const sockets = new Set<Socket>();
  let isOver = false;
  let opened = 0;
  function open(): void {
    opened += 1;
    const socket = connect(Number(url.port), url.hostname, () => socket.write(start));
    sockets.add(socket);
    socket.on('error', () => undefined).on('data', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) setTimeout(open, TRICKLE_EVERY_MS);
    });
  }
  for (let client = 0; client < Number(values.clients); client++) open();
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write('a');
  }, TRICKLE_EVERY_MS);
  return () => {
    isOver = true;
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
    console.log(`  (${opened} connections of slow clients)`);
  };
}

const head = (target: string, rest: string) =>
  `POST ${target} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: multipart/form-data; boundary=b\r\n${rest}`;
const attacks = {
  'headers that trickle': head(url.pathname, 'x-slow: '),
  'small bodies that trickle': head(url.pathname, 'content-length: 60000\r\n\r\n'),
  'large anonymous bodies that trickle': head(values.upload, 'content-length: 60000000\r\n\r\n'),
  'large bodies with a token that trickle': head(`${values.upload}?access_token=${'ab'.repeat(55)}`, 'content-length: 60000000\r\n\r\n'),
};

await Promise.all(Array.from({ length: 50 }, call));
console.log(`at rest: ${await measure()}`);
for (const [name, start] of Object.entries(attacks)) {
  const stop = attack(start);
  await delay(2000);
  console.log(`${name}: ${await measure()}`);
  stop();
  await delay(1000);
}
agent.destroy();
